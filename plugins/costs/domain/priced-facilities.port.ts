import type { Effect } from 'effect'
import type { Category } from '#core/facilities/category.ts'
import { token } from '#core/kernel/token.ts'
import type { PricedFacility } from '../contract/priced-facility.ts'
import type { ListedPriced } from '../contract/priced-list.ts'

/** Facilities whose cost is to be worked out again; `null`: all. */
export type Due = readonly string[] | null

/** Facilities as their costs need them, and which of these costs are out of date. */
export interface PricedFacilities {
  /** Returns what is due and forgets it in the running transaction. */
  takeDue(): Effect.Effect<Due>
  markAllDue(): Effect.Effect<void>
  /** Returns the open facilities with a category among those given, or all, by id. */
  open(due: Due): Effect.Effect<readonly { readonly id: string; readonly category: Category }[]>
  /** Returns open facilities in the order of their ids. */
  listed(ids: readonly string[]): Effect.Effect<readonly ListedPriced[]>
  /** Stores facts of facilities. */
  store(priced: readonly PricedFacility[]): Effect.Effect<void>
  /** Forgets the facts of those that are due and not open any more. Returns their ids. */
  forgetClosed(due: Due): Effect.Effect<readonly string[]>
}
export const PricedFacilities = token<PricedFacilities>('costs/PricedFacilities')
