import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { aUser, visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { userOf } from '../testing/builders.ts'
import { ExportAccount } from './own-account.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount({ language: 'ua' })
  const collected: object[] = []
  const exportAccount = makeOf(ExportAccount)({
    ...fixture,
    collect: (actor, input) =>
      Effect.sync(() => {
        collected.push({ actor, ...input })
        return [{ path: 'README.txt', bytes: new Uint8Array() }]
      }),
  })
  return { account, user: userOf(account), collected, exportAccount }
}

test('collects the data of the own account in its language', async () => {
  const { account, user, collected, exportAccount } = await setUp()
  expect(await run(exportAccount(user, { id: account.id }))).toMatchObject([{ path: 'README.txt' }])
  expect(collected).toEqual([{ actor: user, accountId: account.id, email: account.email, language: 'ua' }])
})

test('hides other accounts, also from support', async () => {
  const { account, collected, exportAccount } = await setUp()
  expect(await failureOf(exportAccount(aUser({ type: 'support' }), { id: account.id }))).toMatchObject({ _tag: 'AccountNotFound' })
  expect(await failureOf(exportAccount(visitor, { id: account.id }))).toMatchObject({ _tag: 'MissingJwt' })
  expect(collected).toEqual([])
})
