import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../build.ts'
import { type AccountBrowser, accountBrowser, joined } from '../testing/account-browser.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { serverProcess } from '../testing/server-process.ts'
import type { Started } from '../testing/started.ts'

const [older, newer] = ['an-older-secret-of-tests-that-nobody-has', 'a-newer-secret-of-tests-that-nobody-has']

let platform: TestPlatform
let server: Started | undefined
beforeAll(async () => {
  expect(await build()).toEqual([])
  platform = await testPlatform()
})
afterAll(async () => {
  await server?.stop()
  await platform?.end()
})

const startWith = async (...secrets: readonly string[]): Promise<Started> => {
  await server?.stop()
  server = await serverProcess({
    DATABASE_URL: platform.databaseUrl,
    PUBLIC_URL: 'http://kredka.test',
    JWT_SECRETS: secrets.join(),
  })
  return server
}

/** The same browser, after the server has come up again elsewhere. */
const movedTo = ({ url }: Started, { cookie, jwt }: AccountBrowser): AccountBrowser => Object.assign(accountBrowser(url), { cookie, jwt })

/** What a browser finds: a row by its bearer token, and a private page by its cookie. */
const finds = async (at: Started, browser: AccountBrowser) => {
  const { status, body } = await browser.call('GET', '/api/v1/account/session')
  const page = await at.get('/user/profile', { headers: { cookie: browser.cookie ?? '', 'x-forwarded-for': '10.8.0.2' } })
  return [status === 200 ? 'in' : body.code, page.status]
}
const refresh = async (browser: AccountBrowser) => (await browser.call('POST', '/api/v1/account/refresh')).status

test('J12.9 the secret of sessions is changed in two steps, and nobody is signed out', async () => {
  const first = await startWith(older)
  let { browser: open } = await joined(platform, first.url)
  let { browser: asleep } = await joined(platform, first.url)
  expect(await finds(first, open)).toEqual(['in', 200])

  const both = await startWith(newer, older)
  open = movedTo(both, open)
  expect(await finds(both, open)).toEqual(['in', 200])
  const before = open.cookie
  expect(await refresh(open)).toBe(200)
  // Another tab comes with the cookie from before the change.
  const tab = Object.assign(movedTo(both, open), { cookie: before })
  expect([await refresh(tab), tab.cookie]).toEqual([200, open.cookie])
  expect(await finds(both, open)).toEqual(['in', 200])

  const last = await startWith(newer)
  open = movedTo(last, open)
  expect(await finds(last, open)).toEqual(['in', 200])
  expect([await refresh(open), await finds(last, open)]).toEqual([200, ['in', 200]])

  // Whose bearer token is of the dropped secret has the cookie, of which only the hash counts.
  asleep = movedTo(last, asleep)
  expect(await finds(last, asleep)).toEqual(['error/expired-jwt', 200])
  expect([await refresh(asleep), await finds(last, asleep)]).toEqual([200, ['in', 200]])
})
