import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { userOf } from '../testing/builders.ts'
import { ShowSecurity } from './totp.ts'

const database = databaseForTests()

test('shows second factors, and whether the session satisfies a required one', async () => {
  const fixture = await makeAccountsFixture(database, { production: true })
  const account = await fixture.addAccount({ type: 'support' })
  const show = makeOf(ShowSecurity)(fixture)
  await fixture.addTotp(account, { recoveryCodes: ['a', 'b'] })
  expect(await run(show({ ...userOf(account), type: 'user' }, {}))).toEqual({
    totp: true,
    recovery_codes: 2,
    required: true,
    satisfied: false,
    passkeys_possible: true,
  })
  expect(await run(show(userOf(account), {}))).toMatchObject({ satisfied: true })
})

test('requires no second factor of ordinary accounts', async () => {
  const fixture = await makeAccountsFixture(database, { production: true })
  const account = await fixture.addAccount()
  expect(await run(makeOf(ShowSecurity)(fixture)(userOf(account), {}))).toMatchObject({ totp: false, required: false, satisfied: true })
  expect(await failureOf(makeOf(ShowSecurity)(fixture)(visitor, {}))).toMatchObject({ _tag: 'MissingJwt' })
})
