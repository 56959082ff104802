import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Cost of a facility a month after benefits for a usual family, one child without a certificate; `withMeals`: meals are part of it. */
export interface FacilityCost {
  readonly facilityId: string
  /** Grosze; `null` where nobody states the price of care. */
  readonly amount: number | null
  readonly withMeals: boolean
}

/** The only way to change the cost of facilities by which lists are filtered and sorted. */
export interface FacilityCosts {
  /** Saves costs in the running transaction, in one statement; facilities that do not exist are left out. Returns how many have changed. */
  save(costs: readonly FacilityCost[]): Effect.Effect<number>
}
export const FacilityCosts = token<FacilityCosts>('core/FacilityCosts')
