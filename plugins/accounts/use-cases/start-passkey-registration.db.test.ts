import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { passkeyResponse } from '#adapters/memory/passkeys.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword } from '../testing/builders.ts'
import { StartPasskeyRegistration } from './passkeys.ts'

const database = databaseForTests()

const setUp = async () => {
  const fixture = await makeAccountsFixture(database)
  const account = await fixture.addAccount()
  const { user } = await fixture.addSession(account)
  return { ...fixture, account, user, start: makeOf(StartPasskeyRegistration)(fixture) }
}

test('returns a challenge of the account, its owner, and the passkeys that exist already', async () => {
  const { start, user, account, addPasskey, tokens } = await setUp()
  const passkey = await addPasskey(account)
  const proof = { password: goodPassword, passkey: passkeyResponse(await run(tokens.issue('passkey', null)), passkey) }
  const options = await run(start(user, proof))
  expect(options).toMatchObject({
    user: { id: account.id, email: account.email, name: 'Joanna Wierzba' },
    excluded: [passkey.credential_id],
  })
  expect(await run(tokens.peek('passkey', String(options['challenge'])))).toMatchObject({ account_id: account.id })
})

test('requires the password', async () => {
  const { start, user } = await setUp()
  expect(await failureOf(start(user, { password: 'inne' }))).toMatchObject({ _tag: 'BadPassword' })
  expect(await failureOf(start(visitor, { password: goodPassword }))).toMatchObject({ _tag: 'MissingJwt' })
})

test('requires a code of the app when the account has one, also in a session that has shown one', async () => {
  const { start, user, account, addTotp, sessions, tokens } = await setUp()
  const totp = await addTotp(account)
  await run(sessions.markSecondFactor(user.session))
  expect(await failureOf(start(user, { password: goodPassword }))).toMatchObject({ _tag: 'SecondFactorNeeded', kind: 'forbidden' })
  expect(await failureOf(start(user, { password: goodPassword, code: '000000' }))).toMatchObject({ _tag: 'BadCode' })
  const { challenge } = await run(start(user, { password: goodPassword, code: totp.code() }))
  expect(await run(tokens.peek('passkey', String(challenge)))).toMatchObject({ account_id: account.id })
})
