import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator, system } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { GrantWhenInvitationIsAccepted } from '../reactions/grant-when-invitation-is-accepted.ts'
import { aRow, makePartnersFixture } from '../testing/partners-fixture.ts'
import { storeOwner } from '../testing/store-facility.ts'

const database = databaseForTests()

const setUp = async (over: Parameters<typeof aRow>[0] = {}) => {
  const fixture = await makePartnersFixture(database)
  await run(fixture.importRow(operator, 'bobas', aRow(over)))
  const id = fixture.accounts.get('anna@bajka.test')?.id ?? ''
  const accept = makeOf(GrantWhenInvitationIsAccepted)(fixture)
  return { ...fixture, id, accept: () => run(accept(system, { name: 'accounts.invitation-accepted', accountId: id })) }
}

test('CL-11 an accepted invitation gives the facility with the permissions of the role, once', async () => {
  const { accept, id, bajka, grants, verified, storedMembers } = await setUp()
  expect(await run(grants.permissionsOf(id))).toEqual({})
  for (let times = 0; times < 2; times++) await accept()
  expect(await run(grants.permissionsOf(id))).toEqual({ [bajka.id]: ['facility-data/write'] })
  expect(verified).toEqual([bajka.id])
  expect(await storedMembers()).toMatchObject([{ state: 'granted', waits_since: null }])
})

test('CL-11 a facility that got an owner meanwhile stays with the owner, and a mail tells how to claim it', async () => {
  const { accept, id, bajka, grants, storedMembers, mailQueue } = await setUp()
  await storeOwner(database, bajka.id)
  await accept()
  expect(await run(grants.permissionsOf(id))).toEqual({})
  expect(mailQueue.sent.at(-1)).toMatchObject({ template: 'partners.mail.owned', values: { facility: 'Bajka', facility_id: bajka.id } })
  expect(await storedMembers()).toMatchObject([{ state: 'owned' }])
})

test('CL-11 an administrator joins a facility that has an owner', async () => {
  const { accept, id, bajka, grants } = await setUp({ role: 'administrator' })
  await storeOwner(database, bajka.id)
  await accept()
  expect(Object.keys(await run(grants.permissionsOf(id)))).toEqual([bajka.id])
})
