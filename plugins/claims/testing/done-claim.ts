import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import type { User } from '#core/access/actor.ts'
import { newId } from '#core/kernel/ids.ts'
import { StartClaim } from '../use-cases/start-claim.ts'
import { claimant } from './claims-fixture.ts'

/** Starts a claim of a user whose steps are done, with one document; returns its id. */
export const startDoneClaim = async (platform: TestPlatform, user: User, facilityId: string): Promise<string> => {
  const { id } = await platform.run(StartClaim, user, { ...claimant, facility_id: facilityId })
  await rowsOf(
    platform,
    `update claims_claim set verified_data = '{}', location = '{"longitude": 19.94, "latitude": 50.06}' where id = ?`,
    [id],
  )
  await rowsOf(
    platform,
    `insert into claims_document (id, claim_id, account_id, upload_id, kind, mime, size, added_at) values (?, ?, ?, ?, 'other', 'application/pdf', 1, now())`,
    [newId(), id, user.id, newId()],
  )
  return id
}
