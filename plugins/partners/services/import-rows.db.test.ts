import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { operator } from '#core/access/actor.ts'
import { aRow, makePartnersFixture } from '../testing/partners-fixture.ts'
import { storeFacility } from '../testing/store-facility.ts'

const database = databaseForTests()

test('CL-11 creates an account, invites it by mail in its language and remembers the facility', async () => {
  const { importRow, mailQueue, storedMembers, audit, bajka, accounts } = await makePartnersFixture(database)
  expect(await run(importRow(operator, 'bobas', aRow({ language: 'ua' })))).toEqual({ result: 'created', detail: null })
  const { id } = accounts.get('anna@bajka.test') ?? { id: '' }
  expect(mailQueue.sent).toMatchObject([
    {
      to: 'anna@bajka.test',
      language: 'ua',
      template: 'partners.mail.welcome',
      values: { facility: 'Bajka', partner: 'bobas', password: '0123-4567-89ab-cdef' },
    },
  ])
  expect(await storedMembers()).toMatchObject([{ account_id: id, facility_id: bajka.id, role: 'owner', state: 'waiting' }])
  expect(audit.entries).toMatchObject([
    { action: 'partners.account-created', subject: id, about: { partner: 'bobas', facility: bajka.id } },
  ])
})

test('CL-11 the same row again is linked and sends no second mail', async () => {
  const { importRow, mailQueue, storedMembers } = await makePartnersFixture(database)
  await run(importRow(operator, 'bobas', aRow()))
  expect(await run(importRow(operator, 'bobas', aRow({ email: 'Anna@Bajka.test' })))).toMatchObject({ result: 'linked' })
  expect([mailQueue.sent.length, (await storedMembers()).length]).toEqual([1, 1])
})

test('CL-11 finds a facility by the number that the partner has named before', async () => {
  const { importRow } = await makePartnersFixture(database)
  const { rspo: _, ...without } = aRow({ email: 'druga@bajka.test' })
  expect(await run(importRow(operator, 'bobas', without))).toMatchObject({ result: 'error/partner-facility-not-found' })
  await run(importRow(operator, 'bobas', aRow()))
  expect(await run(importRow(operator, 'bobas', without))).toMatchObject({ result: 'created' })
})

test('CL-11 connects neither an account that its owner registered nor one of another partner', async () => {
  const { importRow, accounts, storedMembers } = await makePartnersFixture(database)
  accounts.set('anna@bajka.test', { id: 'a', source: 'self', accepted: true })
  expect(await run(importRow(operator, 'bobas', aRow()))).toEqual({ result: 'error/email-taken', detail: null })
  accounts.set('anna@bajka.test', { id: 'a', source: 'partner:inny', accepted: true })
  expect(await run(importRow(operator, 'bobas', aRow()))).toMatchObject({ result: 'error/email-taken' })
  expect(await storedMembers()).toEqual([])
})

test('CL-11 names the fields of a bad row', async () => {
  const { importRow } = await makePartnersFixture(database)
  const { email: _, ...row } = aRow()
  expect(await run(importRow(operator, 'bobas', { ...row, role: 'king' }))).toEqual({
    result: 'error/account-creation-failed',
    detail: 'email: FIELD_REQUIRED; role: FIELD_INVALID',
  })
  for (const rubbish of [null, 7, 'row', []])
    expect(await run(importRow(operator, 'bobas', rubbish))).toMatchObject({ result: 'error/account-creation-failed' })
})

test('CL-11 gives a further facility at once to an account that has accepted its invitation', async () => {
  const { importRow, accounts, grants, verified } = await makePartnersFixture(database)
  await run(importRow(operator, 'bobas', aRow()))
  const account = accounts.get('anna@bajka.test')
  if (account) account.accepted = true
  const second = await storeFacility(database, '1002')
  expect(await run(importRow(operator, 'bobas', aRow({ rspo: '1002', partner_facility_id: 'b-2' })))).toMatchObject({ result: 'linked' })
  expect(Object.keys(await run(grants.permissionsOf(account?.id ?? '')))).toContain(second)
  expect(verified).toContain(second)
})

test('CL-11 reads the spellings of exports: blanks at the ends, letters in two parts, an address with a name', async () => {
  const { importRow, accounts, mailQueue } = await makePartnersFixture(database)
  const row = {
    ...aRow({ email: 'Anna Lisowska <Anna@Bajka.test>', first_name: ' Z\u0307aneta ', partner_facility_id: 'b-1 ' }),
    rspo: ' 1001 ',
    role: 'owner ',
    language: ' pl',
  }
  expect(await run(importRow(operator, 'bobas', row))).toEqual({ result: 'created', detail: null })
  expect([...accounts.keys()]).toEqual(['anna@bajka.test'])
  expect(mailQueue.sent).toMatchObject([{ to: 'anna@bajka.test', values: { name: 'Żaneta' } }])
})
