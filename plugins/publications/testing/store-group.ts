import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'

/** Stores a group of a facility, as the plugin of groups does; returns its id. */
export const storeGroup = async (platform: TestPlatform, facilityId: string): Promise<string> => {
  const id = newId()
  const insert = 'insert into groups_group (id, facility_id, name, position, created_at) values (?, ?, ?, 0, now()) returning 1'
  await rowsOf(platform, insert, [id, facilityId, id])
  return id
}

interface StoredChild {
  readonly facilityId: string
  readonly accountId: string
  readonly groupId: string
}

/** Stores a child of a parent in a group, with a name that no key opens; returns its id. */
export const storeChild = async (platform: TestPlatform, { facilityId, accountId, groupId }: StoredChild): Promise<string> => {
  const id = newId()
  const insert = `insert into groups_child (id, facility_id, account_id, group_id, first_name, created_at) values (?, ?, ?, ?, 'x', now()) returning 1`
  await rowsOf(platform, insert, [id, facilityId, accountId, groupId])
  return id
}
