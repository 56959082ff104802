import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { facilityPermissions } from '../contract/permissions.ts'
import { demoAccounts, demoPassword } from '../demo/demo-accounts.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { SeedDemo } from './seed-demo.ts'

const database = databaseForTests()

const permissions = Object.values(facilityPermissions)

test('creates the demo accounts once; the owner gets the facility of the demo', async () => {
  const fixture = await makeAccountsFixture(database)
  const f1 = await fixture.addFacility()
  const seed = makeOf(SeedDemo)({
    ...fixture,
    permissions,
    demoFacilities: { find: (name) => Effect.succeed(name === 'Słoneczko' ? f1 : null) },
  })
  await run(seed())
  await run(seed())
  const accounts = await fixture.accounts.rows.all()
  expect(accounts).toHaveLength(demoAccounts.length)
  expect(new Set(accounts.map(({ password_hash }) => password_hash))).toEqual(new Set([`hash1:${demoPassword}`]))
  expect(accounts.filter(({ status }) => status === 'registered').map(({ email }) => email)).toEqual(['nowy@demo.test'])
  expect(accounts.filter(({ type }) => type !== 'user').map(({ email }) => email)).toEqual([
    'support@demo.test',
    'support2@demo.test',
    'cms@demo.test',
  ])
  const owner = accounts.find(({ email }) => email === 'wlasciciel@demo.test')
  expect(await run(fixture.grants.facilitiesOf(owner?.id ?? ''))).toMatchObject([
    { id: f1, role: 'owner', permissions: expect.arrayContaining(['facility-billing/write']) },
  ])
})

test('creates the owner without a facility where the demo has none', async () => {
  const fixture = await makeAccountsFixture(database)
  await run(makeOf(SeedDemo)({ ...fixture, permissions, demoFacilities: { find: () => Effect.succeed(null) } })())
  const owner = (await fixture.accounts.rows.all()).find(({ email }) => email === 'wlasciciel@demo.test')
  expect(await run(fixture.grants.facilitiesOf(owner?.id ?? ''))).toEqual([])
})
