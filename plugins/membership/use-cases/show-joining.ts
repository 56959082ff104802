import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { requireUser } from '#core/access/permission-checks.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { FindObstacle } from '../services/find-obstacle.ts'

/** Tells whether the user may ask to join a facility, and why not. */
export const ShowJoining = define(
  'membership/ShowJoining',
  { knownFacilities: KnownFacilities, findObstacle: FindObstacle },
  ({ knownFacilities, findObstacle }) =>
    Effect.fn('membership.show-joining')(function* (actor: Actor, { slug }: { readonly slug: string }) {
      const user = yield* requireUser(actor)
      const facility = yield* knownFacilities.findBySlug(slug)
      if (!facility) return yield* new FacilityNotFound()
      const reason = yield* findObstacle(user.id, facility)
      return { facility_id: facility.id, possible: reason === null, reason }
    }),
)
