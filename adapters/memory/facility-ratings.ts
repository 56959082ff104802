import { Effect } from 'effect'
import type { FacilityRating, FacilityRatings } from '#core/facilities/facility-ratings.port.ts'
import { makeTable } from './recoverable.ts'

/** Creates in-memory ratings of facilities; `rows` are those saved so far, by facility id. */
export const makeMemoryFacilityRatings = () => {
  const { rows, snapshot } = makeTable<FacilityRating>()
  const ratings: FacilityRatings = { save: (facilityId, rating) => Effect.sync(() => void rows.set(facilityId, rating)) }
  return { ...ratings, rows, snapshot }
}
