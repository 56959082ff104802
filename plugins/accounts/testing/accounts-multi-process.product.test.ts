import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoData, rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import type { RunningServer } from '#config/quality/testing/running-server.ts'
import { serverProcess } from '#config/quality/testing/server-process.ts'
import { newId } from '#core/kernel/ids.ts'
import { accountBrowser, goodPassword, registerAndLogIn } from './account-browser.ts'

let platform: TestPlatform
let firstServer: RunningServer
let secondServer: RunningServer
beforeAll(async () => {
  platform = await testPlatform({ data: demoData })
  const variables = {
    DATABASE_URL: platform.databaseUrl,
    PUBLIC_URL: 'http://kredka.test',
    JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has',
  }
  ;[firstServer, secondServer] = await Promise.all([serverProcess(variables), serverProcess(variables)])
})
afterAll(async () => {
  await Promise.all([firstServer?.stop(), secondServer?.stop()])
  await platform?.end()
})

const refresh = '/api/v1/account/refresh'
const sessions = '/api/v1/account/session'

/** Browser that holds the given cookie, with a client address of its own. */
const browserWith = ({ url }: RunningServer, cookie: string | null) => Object.assign(accountBrowser(url), { cookie })

test('AU-03 1,000 concurrent refreshes of one cookie at two processes issue one next token, and a replay after the grace period ends the session', async () => {
  const { browser, id } = await registerAndLogIn(platform, firstServer.url)
  const first = browser.cookie
  const results = await Promise.all(
    Array.from({ length: 1000 }, async (_, n) => {
      const one = browserWith(n % 2 ? firstServer : secondServer, first)
      const { status, body } = await one.call('POST', refresh)
      return { status, id: body.user?.id, cookie: one.cookie, jwt: one.jwt }
    }),
  )
  expect([...new Set(results.map((one) => `${one.status} ${one.id}`))]).toEqual([`200 ${id}`])
  const [next, ...others] = new Set(results.map(({ cookie }) => cookie))
  expect([next === first, others]).toEqual([false, []])
  expect(await rowsOf(platform, 'select generation, ended_because from accounts_session where account_id = ?', [id])).toEqual([
    { generation: 1, ended_because: null },
  ])
  // No session has ended: each bearer token is valid, at the other process too.
  const bearers = results.filter((_, n) => n % 100 < 2)
  const responses = bearers.map(({ jwt }, n) =>
    accountBrowser((n % 2 ? secondServer : firstServer).url).call('GET', sessions, undefined, bearer(jwt)),
  )
  expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]))

  await rowsOf(platform, `update accounts_session set refreshed_at = refreshed_at - interval '11 seconds' where account_id = ?`, [id])
  expect((await browserWith(secondServer, first).call('POST', refresh)).status).toBe(401)
  expect(await browserWith(firstServer, next ?? null).call('POST', refresh)).toMatchObject({
    status: 401,
    body: { detail: 'token_reused' },
  })
  for (const at of [firstServer, secondServer])
    expect((await accountBrowser(at.url).call('GET', sessions, undefined, bearer(results[0]?.jwt ?? null))).body.code).toBe(
      'error/expired-jwt',
    )
})

const bearer = (jwt: string | null) => ({ authorization: `Bearer ${jwt}` })

test('AU-13 a device that is signed out at one process is signed out at the other at once, on pages and in the API', async () => {
  const me = await registerAndLogIn(platform, firstServer.url)
  const phone = accountBrowser(secondServer.url)
  await phone.logIn(me.email, goodPassword)
  const page = () => secondServer.get('/user/profile', { headers: { cookie: phone.cookie ?? '', 'x-forwarded-for': '10.8.0.1' } })
  expect([(await phone.call('GET', sessions)).status, (await page()).status]).toEqual([200, 200])
  expect((await me.browser.call('DELETE', sessions)).body).toEqual({ ended: 1 })
  expect((await phone.call('GET', sessions)).body.code).toBe('error/expired-jwt')
  const response = await page()
  expect([response.status, response.headers.get('location')]).toEqual([302, '/logowanie?back=%2Fuser%2Fprofile'])
  expect((await phone.call('POST', refresh)).body).toMatchObject({ detail: 'ended_elsewhere' })
  expect((await me.browser.call('GET', sessions)).body).toHaveLength(1)
})

// The window of 15 minutes may end during the test; the retry then falls into the next one.
test('AU-08 sign-in attempts are counted across both processes', { retry: 1 }, async () => {
  const email = `${newId()}@demo.test`
  const network = `10.78.${Date.now() % 250}.${(Date.now() >> 8) % 250}`
  const one = accountBrowser(firstServer.url, network)
  const other = accountBrowser(secondServer.url, network)
  const codes: string[] = []
  for (let n = 0; n < 12; n++) codes.push((await (n % 2 ? one : other).logIn(email, 'nie to hasło')).body.code)
  expect(codes).toEqual([...Array(10).fill('error/invalid-authentication-data'), ...Array(2).fill('error/too-many-requests')])
})
