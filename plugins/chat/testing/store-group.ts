import type { TestPlatform } from '#config/quality/testing/platform.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { newId } from '#core/kernel/ids.ts'
import { Encryption } from '#core/ports/encryption.ts'

/** Stores a group of a facility, as the plugin of groups does; returns its id. */
export const storeGroup = async (platform: TestPlatform, facilityId: string, name: string): Promise<string> => {
  const id = newId()
  await rowsOf(platform, 'insert into groups_group (id, facility_id, name, position, created_at) values (?, ?, ?, 0, now()) returning 1', [
    id,
    facilityId,
    name,
  ])
  return id
}

interface StoredChild {
  readonly facilityId: string
  readonly accountId: string
  readonly groupId: string | null
  readonly firstName: string
}

/** Stores a child of a parent in a group; returns its id. */
export const storeChild = async (platform: TestPlatform, { facilityId, accountId, groupId, firstName }: StoredChild): Promise<string> => {
  const id = newId()
  await rowsOf(
    platform,
    'insert into groups_child (id, facility_id, account_id, group_id, first_name, created_at) values (?, ?, ?, ?, ?, now()) returning 1',
    [id, facilityId, accountId, groupId, platform.find(Encryption).encrypt(firstName, `groups_child:${id}`)],
  )
  return id
}
