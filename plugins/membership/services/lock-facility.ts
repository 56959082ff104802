import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { define } from '#core/kernel/define.ts'

/** Finds a facility and locks it until the transaction ends, so that its members change one after the other. */
export const LockFacility = define(
  'membership/LockFacility',
  { knownFacilities: KnownFacilities, facilities: Facilities },
  ({ knownFacilities, facilities }) =>
    Effect.fn('membership.lock-facility')(function* (id: string) {
      const facility = (yield* knownFacilities.find([id])).get(id)
      if (!facility) return yield* new FacilityNotFound()
      // It may be deleted or merged while this waits for the lock.
      if ((yield* facilities.lock([id])).length === 0) return yield* new FacilityNotFound()
      return facility
    }),
)
