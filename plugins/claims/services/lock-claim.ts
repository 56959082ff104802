import { Effect } from 'effect'
import { Facilities } from '#core/facilities/facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { ClaimedFacilities } from '../domain/claimed-facilities.port.ts'
import { Claims } from '../domain/claims.port.ts'

/**
 * Locks what a decision about a claim changes, always in the same order: the directory where its data change, the
 * facility, the claim. `facility` is `null` while it is not in the directory, and after it was deleted.
 */
export const LockClaim = define(
  'claims/LockClaim',
  { claims: Claims, facilities: ClaimedFacilities, directory: Facilities },
  ({ claims, facilities, directory }) =>
    Effect.fn('claims.lock')(function* (id: string, changesData: boolean) {
      const { facility_id } = yield* claims.byId(id)
      if (changesData) yield* directory.acquireBatchLock()
      const facility = yield* facilities.lock(facility_id)
      return { claim: yield* claims.lock(id), facility }
    }),
)
