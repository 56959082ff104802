import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { opinionsApi } from '../contract/api.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'

/** Shows the figures of the accepted opinions about a facility. */
export const ShowStats = handler(
  opinionsApi.showStats,
  { lists: OpinionLists, knownFacilities: KnownFacilities, clock: Clock },
  ({ lists, knownFacilities, clock }) =>
    Effect.fn('opinions.show-stats')(function* (_, { facility_id }) {
      if (!(yield* knownFacilities.exists(facility_id))) return yield* new FacilityNotFound()
      return yield* lists.stats(facility_id, clock.now())
    }),
)
