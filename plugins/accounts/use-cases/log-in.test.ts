import { expect, test } from 'vitest'
import { visitor } from '#adapters/memory/actors.ts'
import { failureOf, run } from '#adapters/memory/run.ts'
import { makeAccountsFixture } from '../testing/accounts-fixture.ts'
import { goodPassword } from '../testing/builders.ts'
import { makeLogIn } from './log-in.ts'

const setUp = (options: Parameters<typeof makeAccountsFixture>[0] = {}) => {
  const fixture = makeAccountsFixture(options)
  const account = fixture.addAccount({ email: 'ola@kredka.test' })
  const logIn = makeLogIn(fixture)
  const enter = (password: string, email = 'ola@kredka.test', refresh_token: string | null = null) =>
    logIn(visitor, { email, password, refresh_token })
  return { ...fixture, account, logIn, enter }
}

test('opens a session without a second factor and returns the user with both tokens', async () => {
  const { enter, account, sessions, events } = setUp()
  const result = await run(enter(goodPassword, ' Ola@Kredka.test '))
  expect(result).toMatchObject({ id: account.id, email: 'ola@kredka.test', jwt: expect.any(String), refresh_token: expect.any(String) })
  expect([...sessions.rows.values()]).toMatchObject([{ account_id: account.id, second_factor: false, device: 'Firefox, Windows' }])
  expect(events.emitted).toMatchObject([{ name: 'accounts.signed-in', accountId: account.id, device: 'Firefox, Windows', known: true }])
  expect(JSON.stringify(result)).not.toContain(goodPassword)
})

test('says in the event that the device is new', async () => {
  const { enter, account, addSession, events } = setUp()
  await addSession(account, { device: 'Safari, iOS' })
  await run(enter(goodPassword))
  expect(events.emitted).toMatchObject([{ known: false }])
})

test('fails alike for a wrong password and an unknown address, after verifying a password in both cases', async () => {
  const { enter, account, passwords, sessions } = setUp()
  const failures = [await failureOf(enter('inne')), await failureOf(enter(goodPassword, 'nikt@kredka.test'))]
  for (const failure of failures) expect(failure).toMatchObject({ _tag: 'InvalidAuthenticationData', message: 'InvalidAuthenticationData' })
  expect(passwords.verified).toEqual([account.password_hash, null])
  expect(sessions.rows.size).toBe(0)
})

test('names missing data before anything is counted', async () => {
  const { logIn, rateLimit } = setUp()
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
  const { enter, addAccount } = setUp()
  addAccount({ email: 'nowa@kredka.test', status: 'registered' })
  expect(await failureOf(enter('inne', 'nowa@kredka.test'))).toMatchObject({ _tag: 'InvalidAuthenticationData' })
  expect(await failureOf(enter(goodPassword, 'nowa@kredka.test'))).toMatchObject({ _tag: 'AccountNotActivated', kind: 'forbidden' })
})

test('cannot sign in to an account without a password', async () => {
  const { enter, addAccount } = setUp()
  addAccount({ email: 'bez@kredka.test', password_hash: null })
  expect(await failureOf(enter('null', 'bez@kredka.test'))).toMatchObject({ _tag: 'InvalidAuthenticationData' })
})

test('returns only a token for the second step when the account has an authenticator app', async () => {
  const { enter, account, addTotp, addSession, sessions, tokens, events } = setUp()
  addTotp(account)
  const before = await addSession(account)
  const result = await run(enter(goodPassword, account.email, before.refreshToken))
  expect(Object.keys(result)).toEqual(['second_factor', 'refresh_token'])
  const token = 'second_factor' in result ? result.second_factor : ''
  expect(await run(tokens.peek('second-factor', token))).toMatchObject({ account_id: account.id })
  expect([sessions.rows.size, sessions.rows.get(before.session.id)?.end_reason, events.emitted]).toEqual([1, null, []])
})

test('limits a support account without a second factor to ordinary rights in production', async () => {
  const { enter, addAccount } = setUp({ production: true })
  addAccount({ email: 'support@kredka.test', type: 'support' })
  expect(await run(enter(goodPassword, 'support@kredka.test'))).toMatchObject({ type: 'user' })
})

test('limits attempts by network and address, and by network over all addresses', async () => {
  const { enter } = setUp()
  for (let attempt = 0; attempt < 10; attempt++) await failureOf(enter('inne'))
  expect(await failureOf(enter(goodPassword))).toMatchObject({ _tag: 'TooManyRequests', retryAfterSeconds: 900 })
  for (let attempt = 11; attempt < 100; attempt++) await failureOf(enter('x', `a${attempt}@kredka.test`))
  expect(await failureOf(enter('x', 'other@kredka.test'))).toMatchObject({ _tag: 'TooManyRequests' })
})

test('slows down sign-ins to an account after ten failed ones from any network, but never locks it', async () => {
  const { logIn } = setUp()
  const from = (network: number, password: string, slept: number[]) => ({
    effect: logIn({ ...visitor, address: `10.0.0.${network}` }, { email: 'ola@kredka.test', password, refresh_token: null }),
    slept,
  })
  const delays: number[] = []
  for (let network = 0; network < 12; network++) {
    const { effect, slept } = from(network, 'inne', [])
    await failureOf(effect, slept)
    delays.push(slept[0] ?? 0)
  }
  expect(delays).toEqual([...Array.from({ length: 11 }, () => 0), 250])
  const last: number[] = []
  expect(await run(from(99, goodPassword, last).effect, last)).toMatchObject({ email: 'ola@kredka.test' })
  expect(last).toEqual([500])
})

test('ends the session that the browser had before', async () => {
  const { enter, account, addSession, sessions } = setUp()
  const before = await addSession(account)
  await run(enter(goodPassword, account.email, before.refreshToken))
  expect(sessions.rows.get(before.session.id)?.end_reason).toBe('signed_out')
})

test('only verifies the password of a signed-in user and opens no session', async () => {
  const { logIn, account, addSession, sessions, addAccount } = setUp()
  const { user } = await addSession(account)
  expect(await run(logIn(user, { email: account.email, password: goodPassword, refresh_token: null }))).toMatchObject({
    ...{ id: account.id, jwt: expect.stringContaining(user.session), refresh_token: null },
  })
  const other = addAccount()
  expect(await failureOf(logIn(user, { email: account.email, password: 'inne', refresh_token: null }))).toMatchObject({
    _tag: 'BadPassword',
  })
  expect(await failureOf(logIn(user, { email: other.email, password: goodPassword, refresh_token: null }))).toMatchObject({
    _tag: 'BadPassword',
  })
  expect(sessions.rows.size).toBe(1)
})
