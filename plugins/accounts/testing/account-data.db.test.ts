import { Effect } from 'effect'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoData, rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { accountBrowser, accountPath, goodPassword, registerAndLogIn } from './account-browser.ts'

const platform = startForTests(() => testPlatform({ data: demoData }))
const server = startForTests(() => startRouteServer(platform))

test('AU-05 a photo is resized and re-encoded; other files are rejected', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const send = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData()
    form.set('file', new File([bytes], name, { type: 'image/png' }))
    return me.browser.call('POST', accountPath(me, '/photo'), form)
  }
  const png = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#ffcf1f' } })
    .withExifMerge({ IFD0: { Artist: 'Joanna' } })
    .png()
    .toBuffer()
  const { body } = await send(new Uint8Array(png), 'ja.png')
  expect(body.avatar).toMatch(/^\/api\/v1\/account\/photo\/[0-9a-f]{32}$/)
  const photo = await fetch(server.url + body.avatar)
  const bytes = Buffer.from(await photo.arrayBuffer())
  expect([photo.headers.get('content-type'), bytes.includes('Joanna')]).toEqual(['image/webp', false])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' })

  const text = (content: string) => new Uint8Array(Buffer.from(content))
  for (const bad of [
    text('MZ'),
    text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    new Uint8Array(png.subarray(0, 200)),
  ])
    expect(await send(bad, 'ja.png')).toMatchObject({ status: 415, body: { code: 'error/bad-file-format' } })
  expect(await send(new Uint8Array(6_000_000), 'ja.png')).toMatchObject({ status: 413, body: { code: 'error/file-too-big' } })
  expect((await me.browser.call('DELETE', accountPath(me, '/photo'))).body).toEqual({ avatar: null })
  expect((await fetch(server.url + body.avatar)).status).toBe(404)
})

test('AU-13 lists devices and signs them out one by one', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const phone = accountBrowser(server.url)
  await phone.call(
    'POST',
    '/api/login',
    { email: me.email, password: goodPassword },
    {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    },
  )
  const { body } = await me.browser.call('GET', '/api/v1/account/session')
  expect(body).toHaveLength(2)
  const device = body.find((one: { device: string }) => one.device === 'Chrome, Android')
  expect(device).toMatchObject({ current: false })
  const stranger = await registerAndLogIn(platform, server.url)
  expect((await stranger.browser.call('DELETE', `/api/v1/account/session/${device.id}`)).body.code).toBe('error/session-not-found')
  expect((await me.browser.call('DELETE', `/api/v1/account/session/${device.id}`)).body).toEqual({ ended: 1 })
  expect((await phone.call('GET', accountPath(me))).body.code).toBe('error/expired-jwt')
  expect((await me.browser.call('GET', accountPath(me))).status).toBe(200)
})

test('AP-10 signing in with a bearer token checks the password and opens no session', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const cookie = me.browser.cookie
  const count = async () => (await rowsOf(platform, 'select 1 from accounts_session where account_id = ?', [me.id])).length
  const before = await count()
  expect(await me.browser.logIn(me.email, goodPassword)).toMatchObject({ status: 200, body: { id: me.id } })
  expect((await me.browser.logIn(me.email, 'nie to')).body.code).toBe('error/bad-password')
  expect([await count(), me.browser.cookie]).toEqual([before, cookie])
})

test('AU-12 the export holds every table about the account, and its photo', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const response = await fetch(server.url + accountPath(me, '/export'), { headers: { authorization: `Bearer ${me.browser.jwt}` } })
  const members = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(members)).toEqual(expect.arrayContaining(['README.txt', 'account.json', 'devices.json', 'mails.json']))
  expect(Buffer.from(members['account.json'] ?? []).toString()).toContain(me.email)
  expect(Buffer.from(members['README.txt'] ?? []).toString()).toContain(me.email)
})

test('AU-06 deleting an account removes all its data; the owner of a facility cannot be deleted', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const remove = (confirm: string, password = goodPassword) => me.browser.call('DELETE', accountPath(me), { password, confirm })
  expect((await remove('ktoś inny')).body.schema).toEqual({ confirm: [expect.any(String)] })
  expect((await remove(me.email, 'nie to')).body.code).toBe('error/bad-password')
  expect(await remove(me.email)).toMatchObject({ status: 200, body: { status: 'deleted' } })
  expect(me.browser.cookie).toBe(null)
  for (const [table, column] of [
    ['accounts_account', 'id'],
    ['accounts_session', 'account_id'],
    ['accounts_token', 'account_id'],
  ])
    expect(await rowsOf(platform, `select 1 from ${table} where ${column} = ?`, [me.id])).toEqual([])
  expect(await rowsOf(platform, 'select template from mail where recipient = ?', [me.email])).toEqual([
    { template: 'accounts.mail.erased' },
  ])

  const owner = accountBrowser(server.url)
  const { body } = await owner.logIn('wlasciciel@demo.test', 'Demo!2345')
  expect(await owner.call('DELETE', accountPath(body), { password: 'Demo!2345', confirm: 'wlasciciel@demo.test' })).toMatchObject({
    status: 409,
    body: { code: 'error/owns-facility' },
  })
})

test('AU-10 the sign-in returns the current permissions', async () => {
  const owner = accountBrowser(server.url)
  const { body } = await owner.logIn('wlasciciel@demo.test', 'Demo!2345')
  const [facility] = Object.keys(body.perms)
  expect(body.perms[facility ?? '']).toEqual([...permissionsOfRole(platform.find(Permissions), 'owner')])
  expect((await owner.call('GET', '/api/v1/account/facilities')).body).toMatchObject([
    { id: facility, name: 'Słoneczko', city: 'Kraków', role: 'owner' },
  ])

  const me = await registerAndLogIn(platform, server.url)
  expect((await me.browser.call('GET', '/api/v1/account/facilities')).body).toEqual([])
  await Effect.runPromise(
    platform
      .find(Grants)
      .save({ accountId: me.id, facilityId: facility ?? '', role: 'teacher', permissions: ['facility-publications/write'] }),
  )
  expect((await me.browser.call('GET', '/api/v1/account/facilities')).body).toMatchObject([
    { role: 'teacher', permissions: ['facility-publications/write'] },
  ])
})

test('the demo has seven accounts, one of them not activated', async () => {
  const rows = await rowsOf<{ email: string; type: string; status: string }>(
    platform,
    `select email, type, status from accounts_account where source = 'demo' order by id limit 7`,
  )
  expect(rows.map(({ email, type, status }) => `${email} ${type} ${status}`)).toEqual([
    'rodzic@demo.test user active',
    'wlasciciel@demo.test user active',
    'nauczyciel@demo.test user active',
    'support@demo.test support active',
    'support2@demo.test support active',
    'cms@demo.test cms active',
    'nowy@demo.test user registered',
  ])
  expect(server.unexpectedErrors).toEqual([])
})
