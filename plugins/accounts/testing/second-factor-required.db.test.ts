import { pino } from 'pino'
import { expect, test } from 'vitest'
import { makePlatform } from '#config/app/platform.ts'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { operator } from '#core/access/actor.ts'
import { ReencryptSecrets } from '../use-cases/operate-accounts.ts'
import { accountBrowser, accountPath, goodPassword, registerAndLogIn } from './account-browser.ts'
import { submitSecondFactor, totpApp } from './totp.ts'

const installation = { publicUrl: 'http://kredka.test', production: true }
let clockOffset = 0
const clock = { now: () => new Date(Date.now() + clockOffset) }

const platform = startForTests(() => testPlatform({ installation, clock }))
const server = startForTests(() => startRouteServer(platform))

/** Creates a support account that has signed in with its password. */
const createSupporter = async () => {
  const me = await registerAndLogIn(platform, server.url)
  await rowsOf(platform, `update accounts_account set type = 'support' where id = ?`, [me.id])
  return me
}
const turnOn = async ({ browser }: Awaited<ReturnType<typeof createSupporter>>) => {
  const { body } = await browser.call('POST', '/api/v1/account/2fa/setup', { password: goodPassword })
  const app = totpApp(body.secret, clock.now)
  await browser.call('POST', '/api/v1/account/2fa/confirm', { code: app.code() })
  return app
}

test('AU-14 in production a support account has the rights of a user until it has presented a second factor', async () => {
  const me = await createSupporter()
  const parent = await registerAndLogIn(platform, server.url)
  const readOther = async (browser = me.browser) => (await browser.call('GET', accountPath(parent))).status
  const refreshedType = async (browser = me.browser) => (await browser.call('POST', '/api/v1/account/refresh')).body.user.type
  expect([await readOther(), await refreshedType()]).toEqual([404, 'user'])
  expect((await me.browser.call('GET', accountPath(me))).body).toMatchObject({
    type: 'support',
    second_factor: { totp: false, passkeys: 0, required: true },
  })

  const app = await turnOn(me)
  expect([await readOther(), await refreshedType()]).toEqual([200, 'support'])
  clockOffset += 30_000
  const again = accountBrowser(server.url)
  const { body } = await again.logIn(me.email, goodPassword)
  expect((await submitSecondFactor(again, body.second_factor, app.code())).body.type).toBe('support')
  expect(await readOther(again)).toBe(200)

  clockOffset += 30_000
  await again.call('POST', '/api/v1/account/2fa/disable', { password: goodPassword, code: app.code() })
  expect([await readOther(), await readOther(again), await refreshedType()]).toEqual([404, 404, 'user'])
})

test('AU-14 the password alone cannot add a second factor to a support account that has a passkey', async () => {
  const me = await createSupporter()
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

test('AU-14 other accounts need no second factor', async () => {
  const me = await registerAndLogIn(platform, server.url)
  expect((await me.browser.call('GET', accountPath(me))).body).toMatchObject({ type: 'user', second_factor: { required: false } })
  expect(server.unexpectedErrors).toEqual([])
})

test('AU-14 TOTP secrets survive a rotation of the installation’s secret: a job encrypts them again, then the old secret can be removed', async () => {
  const old = 'an-old-secret-of-32-characters-ab'
  const next = 'the-next-secret-of-32-characters'
  const other = (...secrets: readonly [string, ...string[]]) =>
    makePlatform({ databaseUrl: platform.databaseUrl, plugins: platform.plugins, logger: pino({ level: 'silent' }), clock, secrets })
  // A first try that failed has left a secret.
  await rowsOf(platform, 'delete from accounts_totp')
  const before = await other(old)
  const rows = await startRouteServer(before)
  // Registers with a server that uses the old secret.
  const me = await registerAndLogIn(platform, rows.url)
  const { body } = await me.browser.call('POST', '/api/v1/account/2fa/setup', { password: goodPassword })
  const app = totpApp(body.secret, clock.now)
  await me.browser.call('POST', '/api/v1/account/2fa/confirm', { code: app.code() })
  rows.end()
  await before.close()

  const rotated = await other(next, old)
  expect(await rotated.run(ReencryptSecrets, operator, {})).toEqual({ resealed: 1 })
  expect(await rotated.run(ReencryptSecrets, operator, {})).toEqual({ resealed: 0 })
  await rotated.close()

  const after = await other(next)
  const rowsAfter = await startRouteServer(after)
  const browser = accountBrowser(rowsAfter.url)
  const first = await browser.logIn(me.email, goodPassword)
  clockOffset += 60_000
  expect((await submitSecondFactor(browser, first.body.second_factor, app.code())).status).toBe(200)
  rowsAfter.end()
  await after.close()
})
