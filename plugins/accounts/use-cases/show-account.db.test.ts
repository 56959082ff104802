import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword, userOf } from '../testing/builders.ts'
import { ShowAccount } from './own-account.ts'

const database = databaseForTests()

test('shows the own account without its origin', async () => {
  const fixture = await makeAccountsFixture(database, { production: true })
  const f1 = await fixture.addFacility()
  const account = await fixture.addAccount({ source: 'operator', third_party_data: { from: 'x' }, type: 'cms' })
  await run(fixture.grants.save({ accountId: account.id, facilityId: f1, role: 'owner', permissions: ['facility-data/write'] }))
  await fixture.addPasskey(account)
  const view = await run(makeOf(ShowAccount)(fixture)(userOf(account), { id: account.id }))
  expect(view).toMatchObject({
    id: account.id,
    email: account.email,
    source: null,
    third_party_data: null,
    perms: { [f1]: ['facility-data/write'] },
    version: 1,
    second_factor: { totp: false, passkeys: 1, required: true },
  })
  expect(JSON.stringify(view)).not.toContain(goodPassword)
})

test('shows support any account with its origin', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ source: 'operator', third_party_data: { from: 'x' } })
  const show = makeOf(ShowAccount)(fixture)
  expect(await run(show(aUser({ type: 'support' }), { id: account.id }))).toMatchObject({
    source: 'operator',
    third_party_data: { from: 'x' },
  })
  expect(await failureOf(show(aUser({ type: 'support' }), { id: newId() }))).toMatchObject({ _tag: 'AccountNotFound' })
})

test('hides other accounts from users and CMS editors', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const show = makeOf(ShowAccount)(fixture)
  for (const type of ['user', 'cms'] as const)
    expect(await failureOf(show(aUser({ type }), { id: account.id }))).toMatchObject({ _tag: 'AccountNotFound', kind: 'not-found' })
  expect(await failureOf(show(visitor, { id: account.id }))).toMatchObject({ _tag: 'MissingJwt' })
})
