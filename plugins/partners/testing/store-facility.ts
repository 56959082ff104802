import { rowsOf, type TestPlatform } from '#config/quality/testing/platform.ts'
import { storeFacilityRow } from '#config/quality/testing/store-facility-row.ts'
import { newId } from '#core/kernel/ids.ts'

/** Stores a facility with a number of the register of schools; returns its id. */
export const storeFacility = async (platform: TestPlatform, rspo: string): Promise<string> => {
  const id = await storeFacilityRow(platform)
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('rspo', ?, ?, '2026-10-01', '{}', ?)`,
    [rspo, id, newId()],
  )
  return id
}

/** Gives a facility an owner. */
export const storeOwner = (platform: TestPlatform, facilityId: string) =>
  rowsOf(platform, `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{}')`, [
    newId(),
    facilityId,
  ])
