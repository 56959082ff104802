import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { FacilityNotFound } from '#core/facilities/facility-not-found.ts'
import type { KnownFacilities } from '#core/facilities/known-facilities.port.ts'
import { token } from '#core/kernel/token.ts'

interface Dependencies {
  readonly knownFacilities: KnownFacilities
  readonly facilities: Facilities
}

/** Finds a facility and locks it until the transaction ends, so that its members change one after the other. */
export const makeLockFacility = ({ knownFacilities, facilities }: Dependencies) =>
  Effect.fn('membership.lock-facility')(function* (id: string) {
    const facility = (yield* knownFacilities.find([id])).get(id)
    if (!facility) return yield* new FacilityNotFound()
    // It may be deleted or merged while this waits for the lock.
    if ((yield* facilities.lock([id])).length === 0) return yield* new FacilityNotFound()
    return facility
  })

export type LockFacility = ReturnType<typeof makeLockFacility>
export const LockFacility = token<LockFacility>('membership/LockFacility')
