import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { StartPasskeyLogin } from './log-in-with-passkey.ts'

const database = databaseForTests()

test('issues a challenge of no account, the same way for everyone', async () => {
  const fixture = await makeAccountsFixture(database)
  const start = makeOf(StartPasskeyLogin)(fixture)
  const options = await run(start(visitor, {}))
  expect(Object.keys(options)).toEqual(['challenge'])
  expect(await run(fixture.tokens.peek('passkey', String(options['challenge'])))).toMatchObject({ account_id: null })
})

test('limits challenges by network', async () => {
  const start = makeOf(StartPasskeyLogin)(await makeAccountsFixture(database))
  for (let count = 0; count < 100; count++) await run(start(visitor, {}))
  expect(await failureOf(start(visitor, {}))).toMatchObject({ _tag: 'TooManyRequests' })
})
