import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountBrowser, goodPassword, joined, mailed } from '../testing/account-browser.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

let platform: TestPlatform
let served: ServedRows

beforeAll(async () => {
  platform = await testPlatform()
  served = await servedRows(platform)
})
afterAll(async () => {
  served.end()
  await platform.end()
})

const person = (email: string) => ({
  ...{ email, email_repeat: email, password: goodPassword, first_name: 'Joanna', last_name: 'Wierzba', terms_version: '2026-11-21' },
})

test('AU-01 registers, is refused until the mail is answered, then signs in', async () => {
  const browser = accountBrowser(served.url)
  const email = 'Nowa@Demo.test'
  expect(await browser.call('POST', '/api/v1/account/account', person(email))).toMatchObject({
    status: 200,
    body: { email: 'nowa@demo.test', status: 'registered' },
  })
  expect(await browser.logIn(email, goodPassword)).toMatchObject({ status: 403, body: { code: 'error/account-not-activated' } })

  const { template_values } = await mailed(platform, 'nowa@demo.test', 'accounts.mail.activate')
  expect((await browser.call('POST', `/api/v1/account/activate/${template_values['token']}`)).body).toEqual({ status: 'active' })
  // Programs that look at mails follow links too.
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
  expect(headers.get('set-cookie')).toMatch(/^refresh_token=[^;]+; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)
  expect(served.bugs).toEqual([])
})

test('AU-01 what is wrong is told by its field', async () => {
  const browser = accountBrowser(served.url)
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

test('J11.12 who registers again with a known address gets the same answer, and the owner a mail', async () => {
  const { email } = await joined(platform, served.url)
  const again = await accountBrowser(served.url).call('POST', '/api/v1/account/account', person(email))
  expect(again).toMatchObject({ status: 200, body: { email, status: 'registered' } })
  await mailed(platform, email, 'accounts.mail.already-registered')
  expect(await rowsOf(platform, 'select 1 from accounts_account where email = ?', [email])).toHaveLength(1)
})

test('AU-16 AU-02 an empty member, a wrong password and an unknown address', async () => {
  const { email } = await joined(platform, served.url)
  const browser = accountBrowser(served.url)
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

test('AU-03 a refresh changes the cookie; the one before counts for ten seconds, then ends the session', async () => {
  const { browser } = await joined(platform, served.url)
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

test('J11.10 a made-up token ends nobody’s session', async () => {
  const { browser } = await joined(platform, served.url)
  const good = browser.cookie ?? ''
  browser.cookie = `${good.slice(0, -3)}AAA`
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(401)
  browser.cookie = good
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(200)
})

test('1,000 refreshes of one cookie at once make one next token', async () => {
  const { browser } = await joined(platform, served.url)
  const cookie = browser.cookie ?? ''
  const told = await Promise.all(
    Array.from({ length: 1000 }, async (_, n) => {
      const one = accountBrowser(served.url, `10.77.${n % 250}.${Math.floor(n / 250) + 1}`)
      one.cookie = cookie
      const ask = () => one.call('POST', '/api/v1/account/refresh')
      let { status } = await ask()
      // On a busy machine the last of them wait too long for a line to the database, and come again as browsers do.
      while (status === 503) ({ status } = await ask())
      return `${status} ${one.cookie}`
    }),
  )
  expect([...new Set(told)]).toEqual([expect.stringMatching(/^200 /)])
})

test('AU-04 a reset answers alike, works once and signs out everywhere', async () => {
  const { browser, email } = await joined(platform, served.url)
  const ask = (address: string) => accountBrowser(served.url).call('POST', `/api/v1/account/reset/request/${address}`)
  const [known, unknown] = [await ask(email), await ask('nikt@demo.test')]
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  const { template_values } = await mailed(platform, email, 'accounts.mail.reset')
  const confirm = (password: string) =>
    browser.call('POST', `/api/v1/account/reset/confirm/${template_values['token']}`, { password }, { authorization: '' })
  expect((await confirm('password1')).status).toBe(422)
  expect((await confirm('inny krasnal i maliny')).body).toEqual({ status: 'changed' })
  expect((await confirm('inny krasnal i maliny')).body.code).toBe('error/reset-token-not-found')
  expect((await browser.call('POST', '/api/v1/account/refresh')).status).toBe(401)
  expect((await accountBrowser(served.url).logIn(email, 'inny krasnal i maliny')).status).toBe(200)
})
