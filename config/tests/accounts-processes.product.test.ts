import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import { build } from '../build.ts'
import { accountBrowser, goodPassword, joined } from '../testing/account-browser.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { serverProcess } from '../testing/server-process.ts'
import type { Started } from '../testing/started.ts'

let platform: TestPlatform
let here: Started
let there: Started
beforeAll(async () => {
  expect(await build()).toEqual([])
  platform = await testPlatform()
  const variables = {
    DATABASE_URL: platform.databaseUrl,
    PUBLIC_URL: 'http://kredka.test',
    JWT_SECRETS: 'a-secret-of-tests-that-nobody-else-has',
  }
  ;[here, there] = await Promise.all([serverProcess(variables), serverProcess(variables)])
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
  await platform?.end()
})

const refresh = '/api/v1/account/refresh'
const sessions = '/api/v1/account/session'

/** Whoever holds a cookie, at a network that no other has. */
const holder = ({ url }: Started, cookie: string | null) => Object.assign(accountBrowser(url), { cookie })

test('AU-03 1,000 refreshes of one cookie at two processes at once make one next token, and a replay after the grace ends the family', async () => {
  const { browser, id } = await joined(platform, here.url)
  const first = browser.cookie
  const told = await Promise.all(
    Array.from({ length: 1000 }, async (_, n) => {
      const one = holder(n % 2 ? here : there, first)
      const { status, body } = await one.call('POST', refresh)
      return { status, id: body.user?.id, cookie: one.cookie, jwt: one.jwt }
    }),
  )
  expect([...new Set(told.map((one) => `${one.status} ${one.id}`))]).toEqual([`200 ${id}`])
  const [next, ...others] = new Set(told.map(({ cookie }) => cookie))
  expect([next === first, others]).toEqual([false, []])
  expect(await rowsOf(platform, 'select generation, ended_because from accounts_session where account_id = ?', [id])).toEqual([
    { generation: 1, ended_because: null },
  ])
  // Nobody was signed out: each bearer token opens, at the other process too.
  const bearers = told.filter((_, n) => n % 100 < 2)
  const opened = bearers.map(({ jwt }, n) => accountBrowser((n % 2 ? there : here).url).call('GET', sessions, undefined, bearer(jwt)))
  expect(new Set((await Promise.all(opened)).map(({ status }) => status))).toEqual(new Set([200]))

  await rowsOf(platform, `update accounts_session set refreshed_at = refreshed_at - interval '11 seconds' where account_id = ?`, [id])
  expect((await holder(there, first).call('POST', refresh)).status).toBe(401)
  expect(await holder(here, next ?? null).call('POST', refresh)).toMatchObject({ status: 401, body: { detail: 'token_reused' } })
  for (const at of [here, there])
    expect((await accountBrowser(at.url).call('GET', sessions, undefined, bearer(told[0]?.jwt ?? null))).body.code).toBe(
      'error/expired-jwt',
    )
})

const bearer = (jwt: string | null) => ({ authorization: `Bearer ${jwt}` })

test('AU-13 a device that is signed out at one process is signed out at the other at once, page and rows', async () => {
  const me = await joined(platform, here.url)
  const phone = accountBrowser(there.url)
  await phone.logIn(me.email, goodPassword)
  const page = () => there.get('/user/profile', { headers: { cookie: phone.cookie ?? '', 'x-forwarded-for': '10.8.0.1' } })
  expect([(await phone.call('GET', sessions)).status, (await page()).status]).toEqual([200, 200])
  expect((await me.browser.call('DELETE', sessions)).body).toEqual({ ended: 1 })
  expect((await phone.call('GET', sessions)).body.code).toBe('error/expired-jwt')
  const answer = await page()
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/logowanie?back=%2Fuser%2Fprofile'])
  expect((await phone.call('POST', refresh)).body).toMatchObject({ detail: 'ended_elsewhere' })
  expect((await me.browser.call('GET', sessions)).body).toHaveLength(1)
})

// A quarter of an hour may turn in between; the next one is far.
test('AU-08 tries to sign in are counted over both processes', { retry: 1 }, async () => {
  const email = `${newId()}@demo.test`
  const network = `10.78.${Date.now() % 250}.${(Date.now() >> 8) % 250}`
  const [one, other] = [accountBrowser(here.url, network), accountBrowser(there.url, network)]
  const codes: string[] = []
  for (let n = 0; n < 12; n++) codes.push((await (n % 2 ? one : other).logIn(email, 'nie to hasło')).body.code)
  expect(codes).toEqual([...Array(10).fill('error/invalid-authentication-data'), ...Array(2).fill('error/too-many-requests')])
})
