import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { storeStanding } from '#config/quality/testing/store-standing.ts'
import { facilityPermissions } from '#plugins/accounts/contract/permissions.ts'
import { createUser } from '#plugins/accounts/testing/create-user.ts'
import { insertGrant } from './store-room.ts'

/** Stores a facility with an owner, who writes with parents, and a parent; `panel` is the address of its messages. */
export const makeFacility = async (platform: TestPlatform) => {
  const rows = <Row extends object>(sql: string, parameters: readonly unknown[] = []) => rowsOf<Row>(platform, sql, parameters)
  const facilityId = await storeStanding(platform, { status: 'registered', validUntil: null })
  const owner = await createUser(platform)
  const parent = await createUser(platform)
  const { writeChat, readOwnership } = facilityPermissions
  await insertGrant({ rows }, owner.id, facilityId, 'owner', [writeChat.name, readOwnership.name])
  await insertGrant({ rows }, parent.id, facilityId)
  return { facilityId, owner, parent, panel: `/user_facility/${facilityId}/messages` }
}
