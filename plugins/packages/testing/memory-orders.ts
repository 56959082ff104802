import { Effect } from 'effect'
import type { makeLimitStore } from '#adapters/memory/limit-store.ts'
import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined, makeList } from '#adapters/memory/recoverable.ts'
import { newId } from '#core/kernel/ids.ts'
import type { FacilityStanding } from '#core/packages/tier.ts'
import { PaymentKnown, TrialUnavailable } from '../contract/errors.ts'
import type { Order } from '../domain/order.ts'
import { type Orders, ordersOf } from '../domain/orders.port.ts'
import type { PackageFacilities } from '../domain/package-facilities.port.ts'

/** Creates an in-memory repository of orders. */
export const makeMemoryOrders = () => {
  const table = makeMemoryStore<Order, TrialUnavailable>({
    unique: [{ columns: ['facility_id'], among: (order) => order.package === 'trial', Failure: TrialUnavailable }],
  })
  const payments = makeList<string>()
  let serial = 0
  let proforma = 0
  const orders: Orders = {
    ...ordersOf(table),
    nextSerial: () => Effect.sync(() => ++serial),
    nextProforma: () => Effect.sync(() => ++proforma),
    notePayment: (event) =>
      Effect.suspend(() => {
        if (payments.items.includes(event)) return new PaymentKnown()
        payments.items.push(event)
        return Effect.void
      }),
  }
  return { ...orders, rows: table.rows, ...joined(table, payments) }
}

/** Creates in-memory queries about facilities, whose standings are those of the store of limits. */
export const makeMemoryPackageFacilities = (limits: ReturnType<typeof makeLimitStore>) => {
  const facilities = new Map<string, { readonly name: string; readonly owners: readonly string[] }>()
  const notices = makeList<string>()
  const premium = () => [...limits.standings].filter(([, { status }]) => status === 'premium')
  const queries: PackageFacilities = {
    names: (ids) =>
      Effect.sync(() => new Map(ids.flatMap((id) => (facilities.has(id) ? [[id, facilities.get(id)?.name ?? ''] as const] : [])))),
    ownersOf: (id) => Effect.sync(() => facilities.get(id)?.owners ?? []),
    endingBetween: (from, to) =>
      Effect.sync(() =>
        premium()
          .flatMap(([facilityId, { validUntil }]) =>
            validUntil !== null && validUntil <= to && validUntil > (from ?? '') ? [{ facilityId, validUntil }] : [],
          )
          .toSorted((a, b) => (a.validUntil < b.validUntil ? -1 : 1)),
      ),
    noteNotice: (facilityId, validUntil, days) =>
      Effect.sync(() => {
        const notice = [facilityId, validUntil, days].join(' ')
        return !notices.items.includes(notice) && notices.items.push(notice) > 0
      }),
    demoWithoutPackage: () =>
      Effect.sync(() =>
        premium().flatMap(([id, { validUntil }]) => (validUntil === null ? [{ id, owner: facilities.get(id)?.owners[0] ?? null }] : [])),
      ),
  }
  const add = (standing: Partial<FacilityStanding> = {}, owners: readonly string[] = []): string => {
    const id = newId()
    facilities.set(id, { name: 'Słoneczko', owners })
    limits.standings.set(id, { status: 'registered', validUntil: null, ...standing })
    return id
  }
  return { ...queries, add, snapshot: notices.snapshot }
}
