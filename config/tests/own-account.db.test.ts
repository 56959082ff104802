import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/roles.ts'
import { Effect } from 'effect'
import { accountBrowser, goodPassword, joined, mailed } from '../testing/account-browser.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'
import { seedDemo } from '../seed-demo.ts'

let platform: TestPlatform
let served: ServedRows

beforeAll(async () => {
  platform = await testPlatform()
  await seedDemo(platform)
  served = await servedRows(platform)
})
afterAll(async () => {
  served.end()
  await platform.end()
})

const own = ({ id }: { readonly id: string }, more = '') => `/api/v1/account/account/${id}${more}`

test('AP-10 an account is seen and changed by its owner alone, in the version that was edited', async () => {
  const me = await joined(platform, served.url)
  const { browser } = me
  const seen = await browser.call('GET', own(me))
  expect(seen.body).toMatchObject({ name: 'Joanna', surname: 'Wierzba', language: 'pl', type: 'user', source: null, version: 2 })
  const edit = (version: string | null, body: object) =>
    browser.call('PATCH', own(me), body, version === null ? {} : { 'if-match': version })
  expect((await edit('"2"', { language: 'ua', first_name: 'Оксана' })).body).toMatchObject({ language: 'ua', name: 'Оксана', version: 3 })
  expect(await edit('"2"', { language: 'en' })).toMatchObject({ status: 409, body: { code: 'error/version-conflict' } })
  // Who changes the language from any page knows no version.
  expect((await edit(null, { language: 'ua' })).body).toMatchObject({ version: 4 })
  // J11.3: what is nobody's to set is refused.
  for (const forged of ['type', 'status', 'perms', 'email', 'account_id', 'source'])
    expect([forged, (await edit('"4"', { [forged]: 'support' })).status]).toEqual([forged, 422])

  const other = await joined(platform, served.url)
  expect(await browser.call('GET', own(other))).toMatchObject({ status: 404, body: { code: 'error/account-not-found' } })
  expect((await accountBrowser(served.url).call('GET', own(me))).body.code).toBe('error/missing-jwt')
  const support = accountBrowser(served.url)
  await support.logIn('support@demo.test', 'Demo!2345')
  expect((await support.call('GET', own(me))).body).toMatchObject({ name: 'Оксана', source: 'self' })
})

test('AU-05 a changed password signs out everywhere and is told by mail', async () => {
  const me = await joined(platform, served.url)
  const other = accountBrowser(served.url)
  await other.logIn(me.email, goodPassword)
  const change = (password: string) => me.browser.call('POST', own(me, '/password'), { password, new_password: 'nowy krasnal w lesie' })
  expect((await change('nie to hasło')).body.code).toBe('error/bad-password')
  expect((await change(goodPassword)).body).toEqual({ status: 'changed' })
  expect((await me.browser.call('GET', own(me))).body.code).toBe('error/expired-jwt')
  expect((await other.call('POST', '/api/v1/account/refresh')).body).toMatchObject({
    code: 'error/expired-authentication-data',
    detail: 'password_changed',
  })
  await mailed(platform, me.email, 'accounts.mail.password-changed')
})

test('AU-05 a new e-mail confirms itself; the old one can undo it', async () => {
  const me = await joined(platform, served.url)
  const next = `new-${me.email}`
  const ask = (email_repeat: string) => me.browser.call('POST', own(me, '/email'), { email: next, email_repeat, password: goodPassword })
  expect((await ask('x@demo.test')).body.schema).toEqual({ email_repeat: [expect.any(String)] })
  expect((await ask(next.toUpperCase())).body).toEqual({ status: 'sent' })
  const { template_values } = await mailed(platform, next, 'accounts.mail.email-confirm')
  const anyone = accountBrowser(served.url)
  expect((await anyone.call('POST', `/api/v1/account/email/confirm/${template_values['token']}`)).body).toEqual({ status: 'changed' })
  expect((await me.browser.call('GET', own(me))).body.code).toBe('error/expired-jwt')
  expect((await accountBrowser(served.url).logIn(next, goodPassword)).status).toBe(200)

  const undo = await mailed(platform, me.email, 'accounts.mail.email-undo')
  expect((await anyone.call('POST', `/api/v1/account/email/undo/${undo.template_values['token']}`)).body).toEqual({ status: 'changed' })
  expect((await accountBrowser(served.url).logIn(me.email, goodPassword)).status).toBe(200)
  expect((await anyone.call('POST', `/api/v1/account/email/undo/${undo.template_values['token']}`)).body.code).toBe(
    'error/email-token-not-found',
  )
})

test('ER-05 an e-mail that another account has taken meanwhile is refused when it confirms', async () => {
  const me = await joined(platform, served.url)
  const email = `late-${me.email}`
  await me.browser.call('POST', own(me, '/email'), { email, email_repeat: email, password: goodPassword })
  await joined(platform, served.url, email)
  const { template_values } = await mailed(platform, email, 'accounts.mail.email-confirm')
  expect(await me.browser.call('POST', `/api/v1/account/email/confirm/${template_values['token']}`)).toMatchObject({
    status: 409,
    body: { code: 'error/email-taken' },
  })
})

test('AU-05 a photo is made small and anew; what is none is refused', async () => {
  const me = await joined(platform, served.url)
  const send = (bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData()
    form.set('file', new File([bytes], name, { type: 'image/png' }))
    return me.browser.call('POST', own(me, '/photo'), form)
  }
  const png = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#ffcf1f' } })
    .withExifMerge({ IFD0: { Artist: 'Joanna' } })
    .png()
    .toBuffer()
  const { body } = await send(new Uint8Array(png), 'ja.png')
  expect(body.avatar).toMatch(/^\/api\/v1\/account\/photo\/[0-9a-f]{32}$/)
  const photo = await fetch(served.url + body.avatar)
  const bytes = Buffer.from(await photo.arrayBuffer())
  expect([photo.headers.get('content-type'), bytes.includes('Joanna')]).toEqual(['image/webp', false])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256, format: 'webp' })

  const text = (words: string) => new Uint8Array(Buffer.from(words))
  for (const bad of [
    text('MZ'),
    text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    new Uint8Array(png.subarray(0, 200)),
  ])
    expect(await send(bad, 'ja.png')).toMatchObject({ status: 415, body: { code: 'error/bad-file-format' } })
  expect(await send(new Uint8Array(6_000_000), 'ja.png')).toMatchObject({ status: 413, body: { code: 'error/file-too-big' } })
  expect((await me.browser.call('DELETE', own(me, '/photo'))).body).toEqual({ avatar: null })
  expect((await fetch(served.url + body.avatar)).status).toBe(404)
})

test('AU-13 devices are listed and signed out one by one', async () => {
  const me = await joined(platform, served.url)
  const phone = accountBrowser(served.url)
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
  const there = body.find((one: { device: string }) => one.device === 'Chrome, Android')
  expect(there).toMatchObject({ current: false })
  const stranger = await joined(platform, served.url)
  expect((await stranger.browser.call('DELETE', `/api/v1/account/session/${there.id}`)).body.code).toBe('error/session-not-found')
  expect((await me.browser.call('DELETE', `/api/v1/account/session/${there.id}`)).body).toEqual({ ended: 1 })
  expect((await phone.call('GET', own(me))).body.code).toBe('error/expired-jwt')
  expect((await me.browser.call('GET', own(me))).status).toBe(200)
})

test('AP-10 a sign-in with a bearer token proves the password and opens no session', async () => {
  const me = await joined(platform, served.url)
  const cookie = me.browser.cookie
  const count = async () => (await rowsOf(platform, 'select 1 from accounts_session where account_id = ?', [me.id])).length
  const before = await count()
  expect(await me.browser.logIn(me.email, goodPassword)).toMatchObject({ status: 200, body: { id: me.id } })
  expect((await me.browser.logIn(me.email, 'nie to')).body.code).toBe('error/bad-password')
  expect([await count(), me.browser.cookie]).toEqual([before, cookie])
})

test('AU-12 the export holds every table that knows the account, and its photo', async () => {
  const me = await joined(platform, served.url)
  const answer = await fetch(served.url + own(me, '/export'), { headers: { authorization: `Bearer ${me.browser.jwt}` } })
  const members = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.keys(members)).toEqual(expect.arrayContaining(['README.txt', 'account.json', 'devices.json', 'mails.json']))
  expect(Buffer.from(members['account.json'] ?? []).toString()).toContain(me.email)
  expect(Buffer.from(members['README.txt'] ?? []).toString()).toContain(me.email)
})

test('AU-06 an account goes for good, with everything; whoever owns a facility stays', async () => {
  const me = await joined(platform, served.url)
  const remove = (confirm: string, password = goodPassword) => me.browser.call('DELETE', own(me), { password, confirm })
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

  const owner = accountBrowser(served.url)
  const { body } = await owner.logIn('wlasciciel@demo.test', 'Demo!2345')
  expect(await owner.call('DELETE', own(body), { password: 'Demo!2345', confirm: 'wlasciciel@demo.test' })).toMatchObject({
    status: 409,
    body: { code: 'error/owns-facility' },
  })
})

test('AU-10 perms come with the sign-in and are those of this moment', async () => {
  const owner = accountBrowser(served.url)
  const { body } = await owner.logIn('wlasciciel@demo.test', 'Demo!2345')
  const [facility] = Object.keys(body.perms)
  expect(body.perms[facility ?? '']).toEqual([...permissionsOfRole.owner])
  expect((await owner.call('GET', '/api/v1/account/facilities')).body).toMatchObject([
    { id: facility, name: 'Słoneczko', city: 'Kraków', role: 'owner' },
  ])

  const me = await joined(platform, served.url)
  expect((await me.browser.call('GET', '/api/v1/account/facilities')).body).toEqual([])
  await Effect.runPromise(
    platform
      .find(Grants)
      .give({ accountId: me.id, facilityId: facility ?? '', role: 'teacher', permissions: ['facility-publications/write'] }),
  )
  expect((await me.browser.call('GET', '/api/v1/account/facilities')).body).toMatchObject([
    { role: 'teacher', permissions: ['facility-publications/write'] },
  ])
})

test('the demo has its seven accounts, one of which waits', async () => {
  const rows = await rowsOf<{ email: string; type: string; status: string }>(
    platform,
    `select email, type, status from accounts_account where source = 'demo' order by id`,
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
  expect(served.bugs).toEqual([])
})
