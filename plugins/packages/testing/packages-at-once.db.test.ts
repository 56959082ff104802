import { expect, test } from 'vitest'
import { aUser } from '#adapters/memory/actors.ts'
import { makeClock } from '#adapters/memory/clock.ts'
import { run } from '#adapters/memory/run.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { operator, system } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { MessageSignatures } from '#core/ports/message-signatures.ts'
import { Offer } from '../domain/offer.ts'
import { Orders } from '../domain/orders.port.ts'
import { signedText } from '../services/payments.ts'
import { ConfirmOrder } from '../use-cases/confirm-order.ts'
import { ExpirePackages } from '../use-cases/expire-packages.ts'
import { SetLimit } from '../use-cases/limits.ts'
import { PlaceOrder } from '../use-cases/ordering.ts'
import { RefundOrder } from '../use-cases/refund-order.ts'
import { StartTrial } from '../use-cases/start-trial.ts'
import { anInvoice } from './packages-fixture.ts'
import { storeOrder } from './store-order.ts'

const clock = makeClock()
const platform = startForTests(() => testPlatform({ clock }))

const addOwned = async () => {
  const id = await storeStanding(platform, { status: 'registered', validUntil: null })
  return { id, owner: aUser({ id: newId(), perms: { [id]: ['facility-billing/write'] } }) }
}
const outcomesOf = async (acts: readonly Promise<unknown>[]) => {
  const results = await Promise.allSettled(acts)
  return results.map((result) => (result.status === 'fulfilled' ? 'done' : (result.reason as { _tag: string })._tag)).toSorted()
}
const twenty = Array.from({ length: 20 }, (_, n) => n)

test('PK-06 twenty parallel confirmations by support and provider activate once', async () => {
  const { id, owner } = await addOwned()
  const { id: orderId, gross } = await storeOrder(platform, { facility_id: id, account_id: owner.id })
  const { provider } = platform.find(Offer)
  const notice = { event: newId(), timestamp: Math.floor(clock.now().getTime() / 1000), amount: gross }
  const payment = { ...notice, signature: platform.find(MessageSignatures).sign(provider?.secret ?? '', signedText(orderId, notice)) }
  const outcomes = await outcomesOf(
    twenty.map((n) => platform.run(ConfirmOrder, operator, { id: orderId, ...(n % 2 === 0 && { payment }) })),
  )
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(new Set(outcomes.filter((outcome) => outcome !== 'done')).difference(new Set(['OrderNotPending', 'PaymentKnown'])).size).toBe(0)
  expect(await rowsOf(platform, `select status from facility where id = ?`, [id])).toEqual([{ status: 'premium' }])
  const entries = await rowsOf(platform, `select 1 from audit_entry where action = 'packages.order-confirmed' and about ->> 'order' = ?`, [
    orderId,
  ])
  expect(entries).toHaveLength(1)
})

test('PK-06 twenty parallel orders are one order, twenty parallel trials one trial', async () => {
  const { id, owner } = await addOwned()
  const order = { facility_id: id, package: 'professional_start', invoice: anInvoice } as const
  const placed = await Promise.all(twenty.map(() => platform.run(PlaceOrder, owner, order)))
  expect(new Set(placed.map(({ order_id }) => order_id)).size).toBe(1)
  const outcomes = await outcomesOf(twenty.map(() => platform.run(StartTrial, owner, { facility_id: id })))
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'TrialUnavailable')).toHaveLength(19)
})

test('PK-06 an order and its confirmation at the same time wait for each other', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, owner } = await addOwned()
    const order = { facility_id: id, package: 'full_support', invoice: anInvoice } as const
    const { order_id } = await platform.run(PlaceOrder, owner, order)
    await Promise.all([platform.run(ConfirmOrder, operator, { id: order_id }), platform.run(PlaceOrder, owner, order)])
    expect(await run(platform.find(Orders).byId(order_id))).toMatchObject({ state: 'active' })
  }
})

test('PK-06 twenty parallel refunds, a confirmation and the job that ends packages: one refund, no package left', async () => {
  const { id, owner } = await addOwned()
  const { id: orderId } = await storeOrder(platform, { facility_id: id, account_id: owner.id })
  await platform.run(ConfirmOrder, operator, { id: orderId })
  const acts = twenty.map(() => platform.run(RefundOrder, operator, { id: orderId, reason: 'Podwójna wpłata' }))
  const [outcomes] = await Promise.all([
    outcomesOf(acts),
    outcomesOf([platform.run(ConfirmOrder, operator, { id: orderId })]),
    platform.run(ExpirePackages, system, {}),
  ])
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'OrderNotRefundable')).toHaveLength(19)
  expect(await rowsOf(platform, 'select status from facility where id = ?', [id])).toEqual([{ status: 'registered' }])
  const emitted = await rowsOf(platform, `select name from outbox where event ->> 'facilityId' = ? and name <> 'packages.activated'`, [id])
  expect(emitted).toEqual([{ name: 'packages.refunded' }])
})

test('PK-06 the end of a package leaves everything stored, and its job may run in two processes', async () => {
  const { id, owner } = await addOwned()
  await platform.run(StartTrial, owner, { facility_id: id })
  clock.set('2026-12-24T10:00:00.000Z')
  await Promise.all([platform.run(ExpirePackages, system, {}), platform.run(ExpirePackages, system, {})])
  expect(await rowsOf(platform, `select status from facility where id = ?`, [id])).toEqual([{ status: 'registered' }])
  expect(await rowsOf(platform, `select state from packages_order where facility_id = ?`, [id])).toEqual([{ state: 'expired' }])
  const emitted = await rowsOf(platform, `select 1 from outbox where name = 'packages.expired' and event ->> 'facilityId' = ?`, [id])
  expect(emitted).toHaveLength(1)
  clock.set('2026-11-23T10:00:00.000Z')
})

test('AP-09 two operators who set a limit at once: one of them, or both in turn, never a mixture', async () => {
  const outcomes = await outcomesOf(
    [1, 2, 3, 4].map((n) => platform.run(SetLimit, operator, { key: 'description_chars', free: `${n}`, registered: `${n}` })),
  )
  expect(outcomes).toContain('done')
  const [row] = await rowsOf<{ free: number; registered: number }>(
    platform,
    `select free, registered from limit_value where key = 'description_chars'`,
  )
  expect(row?.free).toBe(row?.registered)
})
