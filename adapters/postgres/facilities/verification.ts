import { Effect } from 'effect'
import type { FacilityStatus } from '#core/facilities/facility-type.ts'
import type { FacilityVerification } from '#core/facilities/facility-verification.port.ts'
import { statusInState } from '#core/facilities/verification.ts'
import type { Db } from '../unit-of-work.ts'

/** Writes the status of verified facilities; the row is locked, so that a package bought meanwhile is not lost. */
export const makeFacilityVerification = ({ db }: { readonly db: Db }): FacilityVerification => ({
  set: Effect.fn('facilities.set-verification')(function* (facilityId, state) {
    const [facility] = yield* db.rows<{ status: FacilityStatus }>(
      'select status from facility where id = ? and deleted_at is null and merged_into is null for update',
      [facilityId],
    )
    if (!facility) return false
    const status = statusInState(state, facility.status)
    if (status !== facility.status)
      yield* db.rows('update facility set status = ?, version = version + 1, changed_at = now() where id = ?', [status, facilityId])
    return true
  }),
})
