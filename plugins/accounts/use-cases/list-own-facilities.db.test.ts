import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { ListOwnFacilities } from './own-account.ts'

const database = databaseForTests()

test('lists the user’s facilities by name with what the user can do there', async () => {
  const { addFacility, grants } = await makeAccountsFixture(database)
  const f1 = await addFacility('F1')
  const f2 = await addFacility('F2')
  const f3 = await addFacility('F3')
  const user = aUser({ perms: { [f1]: ['facility-data/write', 'facility-billing/write'], [f2]: [] } })
  await run(grants.save({ accountId: user.id, facilityId: f2, role: 'parent', permissions: [] }))
  await run(grants.save({ accountId: user.id, facilityId: f1, role: 'owner', permissions: ['facility-data/write'] }))
  await run(grants.save({ accountId: newId(), facilityId: f3, role: 'owner', permissions: [] }))
  const facilities = await run(makeOf(ListOwnFacilities)({ grants })(user, {}))
  expect(facilities).toMatchObject([
    { id: f1, role: 'owner', can: { edit: true, pay: true, recruit: false } },
    { id: f2, role: 'parent', can: { edit: false, pay: false } },
  ])
})

test('requires a signed-in user', async () => {
  const { grants } = await makeAccountsFixture(database)
  expect(await failureOf(makeOf(ListOwnFacilities)({ grants })(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
