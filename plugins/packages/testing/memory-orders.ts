import { Effect } from 'effect'
import { makeList, makeTable } from '#adapters/memory/recoverable.ts'
import { PaymentKnown, TrialUnavailable } from '../contract/errors.ts'
import type { Order } from '../domain/order.ts'
import type { Orders } from '../domain/orders.port.ts'

const byEnd = (a: Order, b: Order) => ((a.ends_at ?? '') < (b.ends_at ?? '') ? -1 : 1)
const byTime = (a: Order, b: Order) => (a.placed_at === b.placed_at ? (a.id < b.id ? 1 : -1) : a.placed_at < b.placed_at ? 1 : -1)

/** Creates an in-memory repository of orders. */
export const makeMemoryOrders = () => {
  const table = makeTable<Order>()
  const payments = makeList<string>()
  let serial = 0
  let proforma = 0
  const find = (is: (order: Order) => boolean) => Effect.sync(() => table.all().find(is) ?? null)
  const orders: Orders = {
    nextSerial: () => Effect.sync(() => ++serial),
    nextProforma: () => Effect.sync(() => ++proforma),
    add: (order) =>
      Effect.suspend(() => {
        const isSecondTrial =
          order.package === 'trial' && table.all().some((one) => one.package === 'trial' && one.facility_id === order.facility_id)
        if (isSecondTrial) return new TrialUnavailable()
        table.rows.set(order.id, order)
        return Effect.void
      }),
    save: (order) => Effect.sync(() => void table.rows.set(order.id, order)),
    lock: (id) => find((order) => order.id === id),
    byId: (id) => find((order) => order.id === id),
    ofAccount: (accountId) =>
      Effect.sync(() =>
        table
          .all()
          .filter((order) => order.account_id === accountId)
          .toSorted(byTime),
      ),
    search: ({ facilityId, proforma: number, state, before, limit }) =>
      Effect.sync(() =>
        table
          .all()
          .filter(
            (one) =>
              one.facility_id === (facilityId ?? one.facility_id) &&
              one.proforma === (number ?? one.proforma) &&
              one.state === (state ?? one.state) &&
              one.serial < (before ?? Number.POSITIVE_INFINITY),
          )
          .toSorted((a, b) => b.serial - a.serial)
          .slice(0, limit),
      ),
    pendingOf: (facilityId, accountId, key) =>
      find((one) => one.facility_id === facilityId && one.account_id === accountId && one.package === key && one.state === 'pending'),
    runningOf: (facilityId) =>
      Effect.sync(() =>
        table
          .all()
          .filter(({ facility_id, state }) => facility_id === facilityId && (state === 'active' || state === 'expiring'))
          .toSorted(byEnd),
      ),
    hadPackage: (facilityId) =>
      Effect.map(
        find((one) => one.facility_id === facilityId && one.paid_at !== null),
        (found) => found !== null,
      ),
    notePayment: (event) =>
      Effect.suspend(() => {
        if (payments.items.includes(event)) return new PaymentKnown()
        payments.items.push(event)
        return Effect.void
      }),
  }
  const snapshot = () => {
    const restore = [table.snapshot(), payments.snapshot()]
    return () => {
      for (const one of restore) one()
    }
  }
  return { ...orders, rows: table.rows, snapshot }
}
