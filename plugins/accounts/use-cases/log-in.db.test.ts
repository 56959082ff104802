import { Effect, Result } from 'effect'
import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { makeOf } from '#core/kernel/define.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword } from '../testing/builders.ts'
import { LogIn } from './log-in.ts'

const database = databaseForTests()

const setUp = async (options: Parameters<typeof makeAccountsFixture>[1] = {}) => {
  const fixture = await makeAccountsFixture(database, options)
  const account = await fixture.addAccount({ email: 'ola@kredka.test' })
  const logIn = makeOf(LogIn)(fixture)
  const enter = (password: string, email = 'ola@kredka.test', refresh_token: string | null = null) =>
    logIn(visitor, { email, password, refresh_token })
  return { ...fixture, account, logIn, enter }
}

test('opens a session without a second factor and returns the user with both tokens', async () => {
  const { enter, account, sessions, events } = await setUp()
  const result = await run(enter(goodPassword, ' Ola@Kredka.test '))
  expect(result).toMatchObject({ id: account.id, email: 'ola@kredka.test', jwt: expect.any(String), refresh_token: expect.any(String) })
  expect(await sessions.rows.all()).toMatchObject([{ account_id: account.id, second_factor: false, device: 'Firefox, Windows' }])
  expect(events.emitted).toMatchObject([{ name: 'accounts.signed-in', accountId: account.id, device: 'Firefox, Windows', known: true }])
  expect(JSON.stringify(result)).not.toContain(goodPassword)
})

test('says in the event that the device is new', async () => {
  const { enter, account, addSession, events } = await setUp()
  await addSession(account, { device: 'Safari, iOS' })
  await run(enter(goodPassword))
  expect(events.emitted).toMatchObject([{ known: false }])
})

test('fails alike for a wrong password and an unknown address, after verifying a password in both cases', async () => {
  const { enter, account, passwords, sessions } = await setUp()
  const failures = [await failureOf(enter('inne')), await failureOf(enter(goodPassword, 'nikt@kredka.test'))]
  for (const failure of failures) expect(failure).toMatchObject({ _tag: 'InvalidAuthenticationData', message: 'InvalidAuthenticationData' })
  // For the log, which clients do not see.
  expect(failures.map((failure) => failure.account)).toEqual([account.id, undefined])
  expect(passwords.verified).toEqual([account.password_hash, null])
  expect(await sessions.rows.count()).toBe(0)
})

test('names missing data before anything is counted', async () => {
  const { logIn, rateLimit } = await setUp()
  for (const input of [
    {},
    { email: 'ola@kredka.test' },
    { password: 'x' },
    { email: ' ', password: 'x' },
    { email: 'a@b.pl', password: '' },
  ])
    expect(await failureOf(logIn(visitor, { ...input, refresh_token: null }))).toMatchObject({ _tag: 'MissingAuthenticationData' })
  expect(rateLimit.consumed).toEqual([])
})

test('reveals that an account is not activated only with the right password', async () => {
  const { enter, addAccount } = await setUp()
  await addAccount({ email: 'nowa@kredka.test', status: 'registered' })
  expect(await failureOf(enter('inne', 'nowa@kredka.test'))).toMatchObject({ _tag: 'InvalidAuthenticationData' })
  expect(await failureOf(enter(goodPassword, 'nowa@kredka.test'))).toMatchObject({ _tag: 'AccountNotActivated', kind: 'forbidden' })
})

test('cannot sign in to an account without a password', async () => {
  const { enter, addAccount } = await setUp()
  await addAccount({ email: 'bez@kredka.test', password_hash: null })
  expect(await failureOf(enter('null', 'bez@kredka.test'))).toMatchObject({ _tag: 'InvalidAuthenticationData' })
})

test('returns only a token for the second step when the account has an authenticator app', async () => {
  const { enter, account, addTotp, addSession, sessions, tokens, events } = await setUp()
  await addTotp(account)
  const before = await addSession(account)
  const result = await run(enter(goodPassword, account.email, before.refreshToken))
  expect(Object.keys(result)).toEqual(['second_factor', 'refresh_token'])
  const token = 'second_factor' in result ? result.second_factor : ''
  expect(await run(tokens.peek('second-factor', token))).toMatchObject({ account_id: account.id })
  expect([await sessions.rows.count(), (await sessions.rows.get(before.session.id))?.ended_because, events.emitted]).toEqual([1, null, []])
})

test('limits a support account without a second factor to ordinary rights in production', async () => {
  const { enter, addAccount } = await setUp({ production: true })
  await addAccount({ email: 'support@kredka.test', type: 'support' })
  expect(await run(enter(goodPassword, 'support@kredka.test'))).toMatchObject({ type: 'user' })
})

test('limits attempts by network and address, and by network over all addresses', async () => {
  const { enter } = await setUp()
  for (let attempt = 0; attempt < 10; attempt++) await failureOf(enter('inne'))
  expect(await failureOf(enter(goodPassword))).toMatchObject({ _tag: 'TooManyRequests', retryAfterSeconds: 900 })
  for (let attempt = 11; attempt < 100; attempt++) await failureOf(enter('x', `a${attempt}@kredka.test`))
  expect(await failureOf(enter('x', 'other@kredka.test'))).toMatchObject({ _tag: 'TooManyRequests' })
})

/** Signs in from a network of its own; returns the outcome and the milliseconds waited. */
const from = async ({ logIn }: Awaited<ReturnType<typeof setUp>>, network: number, password: string, device?: string) => {
  const slept: number[] = []
  const caller = { ...visitor, address: `10.0.0.${network}`, ...(device && { device }) }
  const result = await run(Effect.result(logIn(caller, { email: 'ola@kredka.test', password, refresh_token: null })), slept)
  return { outcome: Result.isSuccess(result) ? 'signed in' : result.failure._tag, waited: slept[0] ?? 0 }
}

test('AU-08 guesses from many networks share one queue; a right password gives its place back', async () => {
  const fixture = await setUp()
  const guesses = []
  for (let network = 0; network < 41; network++) guesses.push(await from(fixture, network, 'inne'))
  expect(guesses.slice(0, 40).map(({ waited }) => waited)).toEqual([
    ...Array.from({ length: 10 }, () => 0),
    ...Array.from({ length: 30 }, (_, n) => (n + 1) * 2000),
  ])
  expect(guesses.at(-1)).toEqual({ outcome: 'TooManyRequests', waited: 0 })
  fixture.clock.advance(70)
  for (let network = 50; network < 70; network++)
    expect(await from(fixture, network, goodPassword)).toEqual({ outcome: 'signed in', waited: 0 })
})

test('AU-08 a full queue does not stop a device that the account has signed in from, which has a limit of its own', async () => {
  const fixture = await setUp()
  const signedIn = await run(fixture.enter(goodPassword))
  const device = 'device' in signedIn ? signedIn.device : ''
  for (let network = 0; network < 41; network++) await from(fixture, network, 'inne')
  expect((await from(fixture, 99, goodPassword)).outcome).toBe('TooManyRequests')
  expect(await from(fixture, 99, goodPassword, device)).toEqual({ outcome: 'signed in', waited: 0 })
  for (let guess = 0; guess < 9; guess++) await from(fixture, 99, 'inne', device)
  expect((await from(fixture, 99, goodPassword, device)).outcome).toBe('TooManyRequests')
})

test('AU-08 the device cookie of another account or with a wrong signature makes nothing known', async () => {
  const fixture = await setUp()
  const { logIn, addAccount } = fixture
  await addAccount({ email: 'ala@kredka.test' })
  const other = await run(logIn(visitor, { email: 'ala@kredka.test', password: goodPassword, refresh_token: null }))
  const foreign = 'device' in other ? other.device : ''
  for (let network = 0; network < 41; network++) await from(fixture, network, 'inne')
  for (const device of [foreign, `${'0'.repeat(32)}.${'A'.repeat(43)}`, 'x'])
    expect((await from(fixture, 99, goodPassword, device)).outcome).toBe('TooManyRequests')
})

test('fails when the password was changed while it was verified', async () => {
  const { account, accounts, passwords, sessions, ...fixture } = await setUp()
  const verify: typeof passwords.verify = (...given) =>
    Effect.tap(passwords.verify(...given), () => fixture.transaction(accounts.setPassword(account.id, 'hash9:of-the-owner')))
  const logIn = makeOf(LogIn)({ ...fixture, accounts, sessions, passwords: { ...passwords, verify } })
  expect(await failureOf(logIn(visitor, { email: account.email, password: goodPassword, refresh_token: null }))).toMatchObject({
    _tag: 'InvalidAuthenticationData',
  })
  expect(await sessions.rows.count()).toBe(0)
})

test('ends the session that the browser had before', async () => {
  const { enter, account, addSession, sessions } = await setUp()
  const before = await addSession(account)
  await run(enter(goodPassword, account.email, before.refreshToken))
  expect((await sessions.rows.get(before.session.id))?.ended_because).toBe('signed_out')
})

test('only verifies the password of a signed-in user and opens no session', async () => {
  const { logIn, account, addSession, sessions, addAccount } = await setUp()
  const { user } = await addSession(account)
  expect(await run(logIn(user, { email: account.email, password: goodPassword, refresh_token: null }))).toMatchObject({
    id: account.id,
    jwt: expect.stringContaining(user.session),
    refresh_token: null,
  })
  const other = await addAccount()
  expect(await failureOf(logIn(user, { email: account.email, password: 'inne', refresh_token: null }))).toMatchObject({
    _tag: 'BadPassword',
  })
  expect(await failureOf(logIn(user, { email: other.email, password: goodPassword, refresh_token: null }))).toMatchObject({
    _tag: 'BadPassword',
  })
  expect(await sessions.rows.count()).toBe(1)
})

test('CL-11 a one-time password opens no session and gives a token for an own one; afterwards it is expired', async () => {
  const { enter, addAccount, sessions, tokens, clock, account } = await setUp()
  const until = new Date(clock.now().getTime() + 72 * 3_600_000)
  const invited = await addAccount({ email: 'dyrektor@kredka.test', one_time_until: until.toISOString() })
  const result = await run(enter(goodPassword, invited.email))
  expect(result).toEqual({ new_password: expect.any(String), refresh_token: null })
  expect(await run(tokens.peek('reset', 'new_password' in result ? result.new_password : ''))).toMatchObject({ account_id: invited.id })
  expect(await sessions.rows.count()).toBe(0)
  expect(await failureOf(enter('inne', invited.email))).toMatchObject({ _tag: 'InvalidAuthenticationData' })
  clock.set(until)
  expect(await failureOf(enter(goodPassword, invited.email))).toMatchObject({ _tag: 'OneTimePasswordExpired', kind: 'unauthenticated' })
  expect(account.one_time_until).toBeNull()
})
