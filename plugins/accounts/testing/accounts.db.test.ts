import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { accountBrowser, goodPassword, latestMail, registerAndLogIn } from './account-browser.ts'

/** Time at which the clock of the platform stands still; `null`: it runs. */
let frozenAt: Date | null = null
const platform = startForTests(() => testPlatform({ clock: { now: () => frozenAt ?? new Date() } }))
const server = startForTests(() => startRouteServer(platform))

const person = (email: string) => ({
  email,
  email_repeat: email,
  password: goodPassword,
  first_name: 'Joanna',
  last_name: 'Wierzba',
  terms_version: '2026-11-21',
})

test('AU-01 registers, cannot sign in before activation, then signs in', async () => {
  const browser = accountBrowser(server.url)
  const email = 'Nowa@Demo.test'
  expect(await browser.call('POST', '/api/v1/account/account', person(email))).toMatchObject({
    status: 200,
    body: { email: 'nowa@demo.test', status: 'registered' },
  })
  expect(await browser.logIn(email, goodPassword)).toMatchObject({ status: 403, body: { code: 'error/account-not-activated' } })

  const { template_values } = await latestMail(platform, 'nowa@demo.test', 'accounts.mail.activate')
  expect((await browser.call('POST', `/api/v1/account/activate/${template_values['token']}`)).body).toEqual({ status: 'active' })
  // Mail scanners follow links too, so a second activation succeeds.
  expect((await browser.call('POST', `/api/v1/account/activate/${template_values['token']}`)).body).toEqual({ status: 'active' })
  expect(await browser.call('POST', `/api/v1/account/activate/${'0'.repeat(32)}`)).toMatchObject({
    status: 404,
    body: { code: 'error/activation-token-not-found' },
  })

  const { status, body, headers } = await browser.logIn(email, goodPassword)
  expect([status, Object.keys(body).sort()]).toEqual([
    200,
    ['avatar', 'email', 'id', 'jwt', 'language', 'name', 'perms', 'surname', 'type'],
  ])
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^device=[0-9a-f]{32}\.[\w-]{43}; Max-Age=31536000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^refresh_token=[^;]+; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/),
  ])
  expect(server.unexpectedErrors).toEqual([])
})

test('AU-01 reports invalid registration data by field', async () => {
  const browser = accountBrowser(server.url)
  const { status, body } = await browser.call('POST', '/api/v1/account/account', {
    ...person('x@demo.test'),
    first_name: 'Jo',
    password: '12',
  })
  expect([status, Object.keys(body.schema).sort()]).toEqual([422, ['first_name', 'password']])
  const oldTerms = await browser.call('POST', '/api/v1/account/account', { ...person('x@demo.test'), terms_version: '2020-01-01' })
  expect([oldTerms.status, Object.keys(oldTerms.body.schema)]).toEqual([422, ['terms_version']])
  const weak = await browser.call('POST', '/api/v1/account/account', { ...person('x@demo.test'), password: 'password1' })
  expect([weak.status, Object.keys(weak.body.schema)]).toEqual([422, ['password']])
})

test('J11.12 registering a known address gets the same response, and its owner a mail', async () => {
  const { email } = await registerAndLogIn(platform, server.url)
  const again = await accountBrowser(server.url).call('POST', '/api/v1/account/account', person(email))
  expect(again).toMatchObject({ status: 200, body: { email, status: 'registered' } })
  await latestMail(platform, email, 'accounts.mail.already-registered')
  expect(await rowsOf(platform, 'select 1 from accounts_account where email = ?', [email])).toHaveLength(1)
})

test('AU-16 AU-02 rejects empty members, a wrong password and an unknown address', async () => {
  const { email } = await registerAndLogIn(platform, server.url)
  const browser = accountBrowser(server.url)
  const codes = await Promise.all(
    [
      { email },
      { password: 'x' },
      { email: '', password: '' },
      { email, password: 'zupełnie inne' },
      { email: 'nikt@demo.test', password: 'x' },
    ].map(async (body) => (await browser.call('POST', '/api/login', body)).body.code),
  )
  expect(codes).toEqual([...Array(3).fill('error/missing-authentication-data'), ...Array(2).fill('error/invalid-authentication-data')])
})

test('AU-03 a refresh rotates the cookie; the previous one is valid for ten seconds, then ends the session', async () => {
  const { browser } = await registerAndLogIn(platform, server.url)
  const first = browser.cookie
  const { status, body } = await browser.call('POST', '/api/v1/account/refresh')
  expect([status, Object.keys(body).sort()]).toEqual([200, ['jwt', 'user']])
  const second = browser.cookie
  expect(second).not.toBe(first)

  browser.cookie = first
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(200)
  expect(browser.cookie).toBe(second)

  await rowsOf(platform, `update accounts_session set refreshed_at = refreshed_at - interval '11 seconds'`)
  browser.cookie = first
  expect(await browser.call('POST', '/api/v1/account/refresh')).toMatchObject({
    status: 401,
    body: { code: 'error/expired-authentication-data' },
  })
  browser.cookie = second
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(401)
  expect((await browser.call('GET', '/api/v1/account/session')).body.code).toBe('error/expired-jwt')
})

test('J11.10 a forged token ends no session', async () => {
  const { browser } = await registerAndLogIn(platform, server.url)
  const good = browser.cookie ?? ''
  browser.cookie = `${good.slice(0, -3)}AAA`
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(401)
  browser.cookie = good
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(200)
})

test('1,000 concurrent refreshes of one cookie issue one next token', async () => {
  const { browser } = await registerAndLogIn(platform, server.url)
  const cookie = browser.cookie ?? ''
  // On a busy machine the requests take longer than the former cookie stays valid.
  frozenAt = new Date()
  const outcomes = await Promise.all(
    Array.from({ length: 1000 }, async (_, n) => {
      const client = accountBrowser(server.url, `10.77.${n % 250}.${Math.floor(n / 250) + 1}`)
      client.cookie = cookie
      const refresh = () => client.call('POST', '/api/v1/account/refresh')
      let { status } = await refresh()
      // On a busy machine the last requests wait too long for a database connection, and are repeated as browsers do.
      while (status === 503) ({ status } = await refresh())
      return `${status} ${client.cookie}`
    }),
  )
  frozenAt = null
  expect([...new Set(outcomes)]).toEqual([expect.stringMatching(/^200 /)])
})

test('AU-04 a reset responds alike to known and unknown addresses, works once and ends all sessions', async () => {
  const { browser, email } = await registerAndLogIn(platform, server.url)
  const requestReset = (address: string) => accountBrowser(server.url).call('POST', `/api/v1/account/reset/request/${address}`)
  const known = await requestReset(email)
  const unknown = await requestReset('nikt@demo.test')
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  const { template_values } = await latestMail(platform, email, 'accounts.mail.reset')
  const confirm = (password: string) =>
    browser.call('POST', `/api/v1/account/reset/confirm/${template_values['token']}`, { password }, { authorization: '' })
  expect((await confirm('password1')).status).toBe(422)
  expect((await confirm('inny krasnal i maliny')).body).toEqual({ status: 'changed' })
  expect((await confirm('inny krasnal i maliny')).body.code).toBe('error/reset-token-not-found')
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(401)
  expect((await accountBrowser(server.url).logIn(email, 'inny krasnal i maliny')).status).toBe(200)
})
