import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { type anAccount, goodPassword } from '../testing/builders.ts'
import { makeStartPasskeyRegistration } from './start-passkey-registration.ts'

const setUp = async (over: Parameters<typeof anAccount>[0] = {}) => {
  const fixture = makeAccountsFixture()
  const account = fixture.addAccount(over)
  const { user } = await fixture.addSession(account)
  return { ...fixture, account, user, start: makeStartPasskeyRegistration(fixture) }
}

test('returns a challenge of the account, its owner, and the passkeys that exist already', async () => {
  const { start, user, account, addPasskey, tokens } = await setUp()
  const passkey = addPasskey(account)
  const options = await run(start(user, { password: goodPassword }))
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

test('requires the existing second factor of a CMS account', async () => {
  const { start, user, account, addTotp, sessions } = await setUp({ type: 'cms' })
  addTotp(account)
  expect(await failureOf(start(user, { password: goodPassword }))).toMatchObject({ _tag: 'SecondFactorNeeded' })
  await run(sessions.markSecondFactor(user.session))
  expect(await run(start(user, { password: goodPassword }))).toMatchObject({ challenge: expect.any(String) })
})
