import { Effect } from 'effect'
import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import type { FacilityRole } from '#core/access/roles.ts'
import { Permissions } from '#core/plugin/permissions.ts'

/** Gives an account a role for a facility in the database, with the permissions of it. */
export const storeRole = (platform: TestPlatform, facilityId: string, accountId: string, role: FacilityRole): Promise<void> =>
  Effect.runPromise(
    platform.find(Grants).save({ accountId, facilityId, role, permissions: permissionsOfRole(platform.find(Permissions), role) }),
  )

/** Stores a facility of an owner, with a package unless `status` says otherwise; returns its id. */
export const storeOwned = async (
  platform: TestPlatform,
  ownerId: string,
  status: 'premium' | 'registered' = 'premium',
): Promise<string> => {
  const id = await storeStanding(platform, { status, validUntil: status === 'premium' ? '2100-01-01T00:00:00.000Z' : null })
  await rowsOf(platform, 'insert into facility_slug (slug, base, facility_id) values (?, ?, ?)', [`z-${id}`, `z-${id}`, id])
  await storeRole(platform, id, ownerId, 'owner')
  return id
}
