import { Effect } from 'effect'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { handler } from '#core/plugin/handler.ts'
import { membershipApi } from '../contract/api.ts'
import { FindObstacle } from '../services/find-obstacle.ts'

/** Tells whether the user may ask to join a facility, and why not. */
export const ShowJoining = handler(
  membershipApi.showJoining,
  { knownFacilities: KnownFacilities, findObstacle: FindObstacle },
  ({ knownFacilities, findObstacle }) =>
    Effect.fn('membership.show-joining')(function* (user, { slug }) {
      const facility = yield* knownFacilities.findBySlug(slug)
      if (!facility) return yield* new FacilityNotFound()
      const reason = yield* findObstacle(user.id, facility)
      return { facility_id: facility.id, possible: reason === null, reason }
    }),
)
