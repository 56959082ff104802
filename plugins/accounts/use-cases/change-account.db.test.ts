import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { userOf } from '../testing/builders.ts'
import { ChangeAccount } from './own-account.ts'

const database = databaseForTests()

test('changes the given fields only and returns the new version', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ source: 'operator' })
  const changed = await run(makeOf(ChangeAccount)(fixture)(userOf(account), { id: account.id, first_name: 'Ola', version: 1 }))
  expect(changed).toMatchObject({ name: 'Ola', surname: 'Wierzba', language: 'pl', version: 2, source: null, third_party_data: null })
  expect((await fixture.accounts.rows.get(account.id))?.first_name).toBe('Ola')
})

test('rejects an outdated version; without a version it does not check', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ version: 3 })
  const change = makeOf(ChangeAccount)(fixture)
  expect(await failureOf(change(userOf(account), { id: account.id, last_name: 'Sosna', version: 2 }))).toMatchObject({
    _tag: 'VersionConflict',
  })
  expect((await fixture.accounts.rows.get(account.id))?.last_name).toBe('Wierzba')
  expect(await run(change(userOf(account), { id: account.id, last_name: 'Sosna' }))).toMatchObject({ surname: 'Sosna', version: 4 })
})

test('hides other accounts, also from support', async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const change = makeOf(ChangeAccount)(fixture)
  for (const other of [aUser(), aUser({ type: 'support' })])
    expect(await failureOf(change(other, { id: account.id, first_name: 'Ola' }))).toMatchObject({ _tag: 'AccountNotFound' })
  expect(await failureOf(change(visitor, { id: account.id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(await fixture.accounts.rows.get(account.id)).toEqual(account)
})
