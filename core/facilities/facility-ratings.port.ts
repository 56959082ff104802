import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/**
 * Rating of a facility; means are exact, display rounds half-up to one decimal. While `count` is 0, the means are 0 and
 * `newestAt` is null.
 */
export interface FacilityRating {
  readonly count: number
  readonly cleanliness: number
  readonly staff: number
  readonly food: number
  readonly total: number
  /** Instant of the newest counted opinion, ISO 8601. */
  readonly newestAt: string | null
}

/** The only way to change the rating of a facility: lists, filters and orders read what is saved here. */
export interface FacilityRatings {
  /** Saves the rating of a facility in the running transaction; does nothing when there is no such facility. */
  save(facilityId: string, rating: FacilityRating): Effect.Effect<void>
}
export const FacilityRatings = token<FacilityRatings>('core/FacilityRatings')
