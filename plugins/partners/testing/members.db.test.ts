import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { newId } from '#core/kernel/ids.ts'
import { PartnerMembers } from '../domain/members.port.ts'
import { describeMembers } from './describe-members.ts'

const platform = startForTests(testPlatform)

const store = async (rspo: string, owned: boolean) => {
  const id = newId()
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug) values (?, ?, 'Bajka', 'kindergarten', 'opolskie', 'x', ?, 'Aa', 'aa') returning id`,
    [id, id, newId()],
  )
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) values ('rspo', ?, ?, '2026-10-01', '{}', ?) returning number`,
    [rspo, id, newId()],
  )
  if (owned)
    await rowsOf(
      platform,
      `insert into access_grant (account_id, facility_id, role, permissions) values (?, ?, 'owner', '{}') returning role`,
      [newId(), id],
    )
  return id
}

describeMembers(() => ({ members: platform.find(PartnerMembers), store }))
