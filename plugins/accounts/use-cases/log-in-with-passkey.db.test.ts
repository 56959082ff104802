import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { passkeyResponse } from '#adapters/memory/passkeys.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { LogInWithPasskey } from './log-in-with-passkey.ts'

const database = databaseForTests()

const setUp = async ({ counter = 5 } = {}) => {
  const fixture = await makeAccountsFixture(database, { production: true })
  const account = await fixture.addAccount({ type: 'support' })
  const passkey = await fixture.addPasskey(account, { credential_id: 'credential1', counter })
  const challenge = await run(fixture.tokens.issue('passkey', null))
  const logIn = makeOf(LogInWithPasskey)(fixture)
  const signIn = (over: Parameters<typeof passkeyResponse>[1] = {}, refresh_token: string | null = null) =>
    logIn(visitor, { response: passkeyResponse(challenge, { counter: counter + 1, ...over }), refresh_token })
  return { ...fixture, account, passkey, challenge, signIn, logIn }
}

test('opens a session that counts as two factors, and records the use', async () => {
  const { signIn, account, passkey, passkeyRepository, sessions } = await setUp()
  expect(await run(signIn({ owner: account.id }))).toMatchObject({ id: account.id, type: 'support' })
  expect(await sessions.rows.all()).toMatchObject([{ account_id: account.id, second_factor: true }])
  expect(await passkeyRepository.rows.get(passkey.id)).toMatchObject({
    counter: 6,
    backed_up: true,
    last_used_at: '2026-11-23T10:00:00.000Z',
  })
})

test('rejects and audits a passkey whose counter did not grow', async () => {
  const { signIn, account, passkey, audit, sessions, passkeyRepository } = await setUp()
  expect(await failureOf(signIn({ counter: 5 }))).toMatchObject({ _tag: 'BadPasskey', kind: 'unauthenticated', account: account.id })
  expect(audit.entries).toMatchObject([{ action: 'accounts.passkey-cloned', subject: account.id, about: { passkey: passkey.id } }])
  expect([await sessions.rows.count(), (await passkeyRepository.rows.get(passkey.id))?.last_used_at]).toEqual([0, null])
})

test('accepts devices without a counter', async () => {
  const { signIn } = await setUp({ counter: 0 })
  expect(await run(signIn({ counter: 0 }))).toMatchObject({ jwt: expect.any(String) })
})

test.each([
  ['an unknown passkey', { credential_id: 'unknown' }],
  ['a foreign owner', { owner: newId() }],
  ['a wrong signature', { signed_by: 'other' }],
] as const)('rejects %s', async (_, wrong) => {
  const { signIn, sessions, account } = await setUp()
  const failure = await failureOf(signIn(wrong))
  // The log names the owner of a known passkey.
  expect([failure._tag, failure.account]).toEqual(['BadPasskey', 'credential_id' in wrong ? undefined : account.id])
  expect(await sessions.rows.count()).toBe(0)
})

test('rejects responses of another format', async () => {
  const { logIn } = await setUp()
  expect(await failureOf(logIn(visitor, { response: { nothing: 1 }, refresh_token: null }))).toMatchObject({ _tag: 'BadPasskey' })
})

test('accepts a challenge once, within five minutes, and none that was issued for a registration', async () => {
  const { signIn, logIn, tokens, account, clock } = await setUp()
  const ofRegistration = await run(tokens.issue('passkey', account.id))
  expect(await failureOf(logIn(visitor, { response: passkeyResponse(ofRegistration), refresh_token: null }))).toMatchObject({
    _tag: 'BadPasskey',
  })
  await run(signIn())
  expect(await failureOf(signIn({ counter: 9 }))).toMatchObject({ _tag: 'BadPasskey' })
  const late = await run(tokens.issue('passkey', null))
  clock.advance(5 * 60 + 1)
  expect(await failureOf(logIn(visitor, { response: passkeyResponse(late, { counter: 9 }), refresh_token: null }))).toMatchObject({
    _tag: 'BadPasskey',
  })
})

test('ends the session that the browser had before', async () => {
  const { signIn, account, addSession, sessions } = await setUp()
  const before = await addSession(account)
  await run(signIn({}, before.refreshToken))
  expect((await sessions.rows.get(before.session.id))?.ended_because).toBe('signed_out')
})

test('rejects the passkey of an erased account', async () => {
  const { signIn, account, accounts } = await setUp()
  await accounts.rows.delete(account.id)
  expect(await failureOf(signIn())).toMatchObject({ _tag: 'BadPasskey' })
})

test('limits attempts by network', async () => {
  const { logIn } = await setUp()
  const attempt = () => failureOf(logIn(visitor, { response: passkeyResponse('x'), refresh_token: null }))
  for (let count = 0; count < 100; count++) await attempt()
  expect(await attempt()).toMatchObject({ _tag: 'TooManyRequests' })
})
