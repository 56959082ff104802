import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { ListOwnedFacilities } from './own-account.ts'

const database = databaseForTests()

test('CL-02 lists facilities, and beside them those that wait for support', async () => {
  const { addFacility, grants } = await makeAccountsFixture(database)
  const f1 = await addFacility()
  const user = aUser({ perms: { [f1]: [] } })
  const waiting = { id: 'f9', name: 'Bajka', city: 'Kraków', shadow_status: 'pending' } as const
  await run(grants.save({ accountId: user.id, facilityId: f1, role: 'owner', permissions: [] }))
  const pendingFacilities = (accountId: string) => Effect.succeed(accountId === user.id ? [waiting] : [])
  const list = makeOf(ListOwnedFacilities)({ grants, pendingFacilities })
  expect(await run(list(user, {}))).toMatchObject({ facilities: [{ id: f1 }], shadow_facilities: [waiting] })
  expect(await failureOf(list(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
