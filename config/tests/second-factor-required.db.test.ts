import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator } from '#core/access/actor.ts'
import { ResealSecrets } from '#plugins/accounts/use-cases/reseal-secrets.ts'
import { makePlatform } from '../platform.ts'
import { accountBrowser, goodPassword, joined } from '../testing/account-browser.ts'
import { codeApp, secondStep } from '../testing/factor.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

const installation = { publicUrl: 'http://kredka.test', production: true }
let platform: TestPlatform
let served: ServedRows
let later = 0
const clock = { now: () => new Date(Date.now() + later) }

beforeAll(async () => {
  platform = await testPlatform({ installation, clock })
  served = await servedRows(platform)
})
afterAll(async () => {
  served.end()
  await platform.end()
})

/** Somebody of support who has signed in by the password. */
const supporter = async () => {
  const me = await joined(platform, served.url)
  await rowsOf(platform, `update accounts_account set type = 'support' where id = ?`, [me.id])
  return me
}
const own = (id: string) => `/api/v1/account/account/${id}`
const turnOn = async ({ browser }: Awaited<ReturnType<typeof supporter>>) => {
  const { body } = await browser.call('POST', '/api/v1/account/2fa/setup', { password: goodPassword })
  const app = codeApp(body.secret, clock.now)
  await browser.call('POST', '/api/v1/account/2fa/confirm', { code: app.code() })
  return app
}

test('AU-14 in production an account of support counts as anybody’s until a second factor was shown', async () => {
  const [me, parent] = [await supporter(), await joined(platform, served.url)]
  const sees = async (browser = me.browser) => (await browser.call('GET', own(parent.id))).status
  const refreshed = async (browser = me.browser) => (await browser.call('POST', '/api/v1/account/refresh')).body.user.type
  expect([await sees(), await refreshed()]).toEqual([404, 'user'])
  expect((await me.browser.call('GET', own(me.id))).body).toMatchObject({
    type: 'support',
    second_factor: { totp: false, passkeys: 0, required: true },
  })

  const app = await turnOn(me)
  expect([await sees(), await refreshed()]).toEqual([200, 'support'])
  later += 30_000
  const again = accountBrowser(served.url)
  const { body } = await again.logIn(me.email, goodPassword)
  expect((await secondStep(again, body.second_factor, app.code())).body.type).toBe('support')
  expect(await sees(again)).toBe(200)

  later += 30_000
  await again.call('POST', '/api/v1/account/2fa/disable', { password: goodPassword, code: app.code() })
  expect([await sees(), await sees(again), await refreshed()]).toEqual([404, 404, 'user'])
})

test('AU-14 whoever knows the password of support alone brings no second factor to an account that has a passkey', async () => {
  const me = await supporter()
  await rowsOf(
    platform,
    `insert into accounts_passkey (id, account_id, credential_id, public_key, counter, transports, backup_eligible, backed_up, name, created_at)
     values (gen_random_uuid(), ?, ?, 'x', 0, '[]', false, false, 'Klucz', now())`,
    [me.id, me.id],
  )
  const [{ id }] = (await me.browser.call('GET', '/api/v1/account/passkey')).body
  for (const [method, path, sent] of [
    ['POST', '2fa/setup', { password: goodPassword }],
    ['POST', 'passkey/options', { password: goodPassword }],
    ['DELETE', `passkey/${id}`, undefined],
  ] as const)
    expect([path, (await me.browser.call(method, `/api/v1/account/${path}`, sent)).body.code]).toEqual([path, 'error/second-factor-needed'])
})

test('AU-14 an account that need not have one is asked for none', async () => {
  const me = await joined(platform, served.url)
  expect((await me.browser.call('GET', own(me.id))).body).toMatchObject({ type: 'user', second_factor: { required: false } })
  expect(served.bugs).toEqual([])
})

test('AU-14 secrets of apps outlive the installation’s: sealed anew by a job, then the old one may go', async () => {
  const [old, next] = ['an-old-secret-of-32-characters-ab', 'the-next-secret-of-32-characters']
  const other = (...secrets: readonly [string, ...string[]]) =>
    makePlatform({ ...{ databaseUrl: platform.databaseUrl, plugins: platform.plugins, logger: pino({ level: 'silent' }), clock, secrets } })
  const before = await other(old)
  const rows = await servedRows(before)
  // By the rows of the installation with the old secret.
  const me = await joined(platform, rows.url)
  const { body } = await me.browser.call('POST', '/api/v1/account/2fa/setup', { password: goodPassword })
  const app = codeApp(body.secret, clock.now)
  await me.browser.call('POST', '/api/v1/account/2fa/confirm', { code: app.code() })
  rows.end()
  await before.close()

  const rotated = await other(next, old)
  expect(await rotated.run(ResealSecrets, operator, {})).toEqual({ resealed: 1 })
  expect(await rotated.run(ResealSecrets, operator, {})).toEqual({ resealed: 0 })
  await rotated.close()

  const after = await other(next)
  const rowsAfter = await servedRows(after)
  const browser = accountBrowser(rowsAfter.url)
  const first = await browser.logIn(me.email, goodPassword)
  later += 60_000
  expect((await secondStep(browser, first.body.second_factor, app.code())).status).toBe(200)
  rowsAfter.end()
  await after.close()
}, 90_000)
