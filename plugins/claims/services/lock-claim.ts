import { Effect } from 'effect'
import type { Facilities } from '#core/facilities/facilities.port.ts'
import { token } from '#core/kernel/token.ts'
import type { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import type { Claims } from '../domain/claims.port.ts'

interface Dependencies {
  readonly claims: Claims
  readonly facilities: ClaimedFacilities
  readonly directory: Facilities
}

/**
 * Locks what a decision about a claim changes, always in the same order: the directory where its data change, the
 * facility, the claim. `facility` is `null` while it is not in the directory, and after it was deleted.
 */
export const makeLockClaim = ({ claims, facilities, directory }: Dependencies) =>
  Effect.fn('claims.lock')(function* (id: string, changesData: boolean) {
    const { facility_id } = yield* claims.byId(id)
    if (changesData) yield* directory.acquireBatchLock()
    const facility = yield* facilities.lock(facility_id)
    return { claim: yield* claims.lock(id), facility }
  })

export type LockClaim = ReturnType<typeof makeLockClaim>
export const LockClaim = token<LockClaim>('claims/LockClaim')
