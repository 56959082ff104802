import { run } from '#adapters/memory/run.ts'
import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Order } from '../domain/order.ts'
import { Orders } from '../domain/orders.port.ts'

/** Returns an order that waits for its payment. */
export const anOrder = (over: Partial<Order> = {}): Order => ({
  id: newId(),
  serial: 1,
  proforma: 1,
  facility_id: newId(),
  account_id: newId(),
  package: 'professional_start',
  state: 'pending',
  net: 49_900,
  vat: 11_477,
  gross: 61_377,
  promo: null,
  language: 'pl',
  placed_at: '2026-11-23T10:00:00.000Z',
  paid_at: null,
  starts_at: null,
  ends_at: null,
  refunded_at: null,
  refund_reason: null,
  invoice: { name: 'Słoneczko sp. z o.o.', nip: '5260250274', address: 'ul. Polna 1, Kraków', email: 'biuro@sloneczko.test' },
  ...over,
})

/** Stores an order in the database, with the next numbers. */
export const storeOrder = async (platform: TestPlatform, over: Partial<Order> = {}): Promise<Order> => {
  const orders = platform.find(Orders)
  const proforma = over.package === 'trial' ? null : await run(orders.nextProforma())
  const order = anOrder({ serial: await run(orders.nextSerial()), proforma, ...over })
  await run(orders.add(order))
  return order
}
