import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoData, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import type { RunningServer } from '#config/quality/testing/running-server.ts'
import { serverProcess } from '#config/quality/testing/server-process.ts'
import { type AccountBrowser, accountBrowser, registerAndLogIn } from './account-browser.ts'

const older = 'an-older-secret-of-tests-that-nobody-has'
const newer = 'a-newer-secret-of-tests-that-nobody-has'

let platform: TestPlatform
let server: RunningServer | undefined
beforeAll(async () => {
  platform = await testPlatform({ data: demoData })
})
afterAll(async () => {
  await server?.stop()
  await platform?.end()
})

const startWith = async (...secrets: readonly string[]): Promise<RunningServer> => {
  await server?.stop()
  server = await serverProcess({
    DATABASE_URL: platform.databaseUrl,
    PUBLIC_URL: 'http://kredka.test',
    JWT_SECRETS: secrets.join(),
  })
  return server
}

/** The same browser, after the server has restarted at another address. */
const movedTo = ({ url }: RunningServer, { cookie, jwt }: AccountBrowser): AccountBrowser =>
  Object.assign(accountBrowser(url), { cookie, jwt })

/** Results of the two ways to authenticate: an API call by bearer token, and the status of a private page by cookie. */
const accessOf = async (at: RunningServer, browser: AccountBrowser) => {
  const { status, body } = await browser.call('GET', '/api/v1/account/session')
  const page = await at.get('/user/profile', { headers: { cookie: browser.cookie ?? '', 'x-forwarded-for': '10.8.0.2' } })
  return [status === 200 ? 'in' : body.code, page.status]
}
const refresh = async (browser: AccountBrowser) => (await browser.call('POST', '/api/v1/account/refresh')).status

test('J12.9 rotating the session secret in two steps ends no session', async () => {
  const first = await startWith(older)
  let { browser: open } = await registerAndLogIn(platform, first.url)
  let { browser: idle } = await registerAndLogIn(platform, first.url)
  expect(await accessOf(first, open)).toEqual(['in', 200])

  const both = await startWith(newer, older)
  open = movedTo(both, open)
  expect(await accessOf(both, open)).toEqual(['in', 200])
  const before = open.cookie
  expect(await refresh(open)).toBe(200)
  // Another tab sends the cookie from before the rotation.
  const tab = Object.assign(movedTo(both, open), { cookie: before })
  expect([await refresh(tab), tab.cookie]).toEqual([200, open.cookie])
  expect(await accessOf(both, open)).toEqual(['in', 200])

  const last = await startWith(newer)
  open = movedTo(last, open)
  expect(await accessOf(last, open)).toEqual(['in', 200])
  expect([await refresh(open), await accessOf(last, open)]).toEqual([200, ['in', 200]])

  // A bearer token of the removed secret is invalid, but the cookie still refreshes: it depends on its hash only.
  idle = movedTo(last, idle)
  expect(await accessOf(last, idle)).toEqual(['error/expired-jwt', 200])
  expect([await refresh(idle), await accessOf(last, idle)]).toEqual([200, ['in', 200]])
})
