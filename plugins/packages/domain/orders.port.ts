import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { asStore, type TableStore } from '#core/ports/store.ts'
import type { BadSignature, PaymentKnown, TrialUnavailable } from '../contract/errors.ts'
import type { OrderState, PaymentNotice } from '../contract/order.ts'
import type { PackageKey } from '../contract/package-keys.ts'
import type { Order } from './order.ts'

/** Filter of a search for orders. */
interface OrderSearchQuery {
  readonly facilityId?: string | undefined
  readonly proforma?: number | undefined
  readonly state?: OrderState | undefined
  readonly before?: number | undefined
  readonly limit: number
}

/** Creates the plain part of the repository of orders. */
export const ordersOf = (orders: TableStore<Order, TrialUnavailable>) => ({
  ...asStore(orders),
  /** Returns the orders that an account has placed, the newest first. */
  ofAccount: (account_id: string) => orders.find({ account_id }, { orderBy: { placed_at: 'desc', id: 'desc' } }),
  /** Returns orders by facility, proforma and state, the newest first; those placed before a serial number. */
  search: ({ facilityId, proforma, state, before, limit }: OrderSearchQuery) =>
    orders.find(
      {
        ...(facilityId !== undefined && { facility_id: facilityId }),
        ...(proforma !== undefined && { proforma }),
        ...(state !== undefined && { state }),
        ...(before !== undefined && { serial: { lt: before } }),
      },
      { orderBy: { serial: 'desc' }, limit },
    ),
  /** Returns the account's order of a package for a facility that waits for its payment, and locks it. */
  pendingOf: (facility_id: string, account_id: string, key: PackageKey) =>
    orders.first({ facility_id, account_id, package: key, state: 'pending' }, { lock: 'wait' }),
  /** Returns the paid orders of a facility that are not over, the earliest end first, and locks them. */
  runningOf: (facility_id: string) =>
    orders.find({ facility_id, state: { in: ['active', 'expiring'] } }, { orderBy: { ends_at: 'asc', id: 'asc' }, lock: 'wait' }),
  /** Returns whether the facility has ever had a package or a trial. */
  hadPackage: (facility_id: string) => Effect.map(orders.first({ facility_id, paid_at: { ne: null } }), (found) => found !== null),
})

/** Repository of orders; a facility has one trial. */
export interface Orders extends ReturnType<typeof ordersOf> {
  /** Returns the next serial number; numbers of orders that fail are not used again. */
  nextSerial(): Effect.Effect<number>
  /** Returns the next number of the series of proformas. */
  nextProforma(): Effect.Effect<number>
  /** Notes the notice of a payment, whose id is unique. */
  notePayment(event: string, order: Order, at: string): Effect.Effect<void, PaymentKnown>
}
export const Orders = token<Orders>('packages/Orders')

/** Way in which orders are paid. */
export interface Payments {
  /** Address at which an order can be paid online; `null`: by bank transfer only. */
  payUrl(order: Order): string | null
  /** Fails unless the notice about the order comes from the payment provider, and lately. */
  verify(orderId: string, notice: PaymentNotice): Effect.Effect<void, BadSignature>
}
export const Payments = token<Payments>('packages/Payments')
