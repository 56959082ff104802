import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { PaymentKnown, TrialUnavailable } from '../contract/errors.ts'
import type { OrderState } from '../contract/order.ts'
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

/** Repository of orders. */
export interface Orders {
  /** Returns the next serial number; numbers of orders that fail are not used again. */
  nextSerial(): Effect.Effect<number>
  /** Returns the next number of the series of proformas. */
  nextProforma(): Effect.Effect<number>
  /** Adds an order; a facility has one trial. */
  add(order: Order): Effect.Effect<void, TrialUnavailable>
  /** Replaces an order that the transaction has locked. */
  save(order: Order): Effect.Effect<void>
  /** Returns an order and locks it until the transaction ends. */
  lock(id: string): Effect.Effect<Order | null>
  byId(id: string): Effect.Effect<Order | null>
  /** Returns the orders that an account has placed, the newest first. */
  ofAccount(accountId: string): Effect.Effect<readonly Order[]>
  /** Returns orders by facility, proforma and state, the newest first; those placed before a serial number. */
  search(query: OrderSearchQuery): Effect.Effect<readonly Order[]>
  /** Returns the account's order of a package for a facility that waits for its payment, and locks it. */
  pendingOf(facilityId: string, accountId: string, key: PackageKey): Effect.Effect<Order | null>
  /** Returns the paid orders of a facility that are not over, the earliest end first, and locks them. */
  runningOf(facilityId: string): Effect.Effect<readonly Order[]>
  /** Returns whether the facility has ever had a package or a trial. */
  hadPackage(facilityId: string): Effect.Effect<boolean>
  /** Notes the notice of a payment, whose id is unique. */
  notePayment(event: string, order: Order, at: string): Effect.Effect<void, PaymentKnown>
}
export const Orders = token<Orders>('packages/Orders')
