import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAuthenticator } from '#plugins/accounts/testing/authenticator.ts'
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

const at = '/api/v1/account/passkey'
const added = async (device = makeAuthenticator()) => {
  const me = await joined(platform, served.url)
  const { body } = await me.browser.call('POST', `${at}/options`, { password: goodPassword })
  const made = await me.browser.call('POST', at, { response: device.create(body), name: ' Telefon ' })
  return { ...me, device, made }
}
const visitor = () => {
  const browser = accountBrowser(served.url)
  return { browser, options: async () => (await browser.call('POST', `${at}/login/options`)).body }
}

test('AU-14 a passkey is kept, listed, told of by mail, and signs in without a password', async () => {
  const { id, email, browser, device, made } = await added()
  expect(made.body).toMatchObject({ name: 'Telefon', synced: false, last_used_at: null })
  expect((await mailed(platform, email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'passkey-added' })
  const there = visitor()
  const signed = await there.browser.call('POST', `${at}/login`, { response: device.get(await there.options()) })
  expect(signed.body).toMatchObject({ id, jwt: expect.any(String) })
  expect(there.browser.cookie).toMatch(/^refresh_token=/)
  expect(await rowsOf(platform, 'select 1 from accounts_session where account_id = ? and second_factor', [id])).toHaveLength(2)
  expect((await browser.call('GET', at)).body).toMatchObject([{ name: 'Telefon', last_used_at: expect.any(String) }])
  expect((await browser.call('GET', `/api/v1/account/account/${id}`)).body.second_factor).toMatchObject({ passkeys: 1 })
})

test('AU-14 a challenge counts once, for whom it was given to, and an answer for this site alone', async () => {
  const { browser, device } = await added()
  const there = visitor()
  const refused = async (response: object, by = there.browser) => {
    const { status, body } = await by.call('POST', `${at}/login`, { response })
    expect([status, body.code]).toEqual([401, 'error/bad-passkey'])
  }
  const used = device.get(await there.options())
  expect((await there.browser.call('POST', `${at}/login`, { response: used })).status).toBe(200)
  await refused(used, visitor().browser)
  await refused({ ...device.get(await there.options(), 3), id: makeAuthenticator().id })
  await refused(makeAuthenticator('http://evil.test').get(await there.options()))
  const { body: mine } = await browser.call('POST', `${at}/options`, { password: goodPassword })
  await refused(device.get(mine, 4))
  for (const nothing of [{}, { id: 'x' }, { id: device.id, response: { clientDataJSON: '####' } }]) await refused(nothing)
  // Nor is a challenge for signing in one to add a passkey by, nor another's.
  const other = await joined(platform, served.url)
  const { body: others } = await other.browser.call('POST', `${at}/options`, { password: goodPassword })
  for (const options of [await there.options(), others])
    expect((await browser.call('POST', at, { response: makeAuthenticator().create(options), name: 'x' })).body.code).toBe(
      'error/bad-passkey',
    )
})

test('AU-14 a counter that goes back is of a copy: refused, and noted', async () => {
  const { id, device } = await added()
  const there = visitor()
  const signIn = async (counter: number) =>
    (await there.browser.call('POST', `${at}/login`, { response: device.get(await there.options(), counter) })).status
  expect([await signIn(7), await signIn(7), await signIn(3), await signIn(8)]).toEqual([200, 401, 401, 200])
  expect(
    await rowsOf(platform, `select 1 from audit_entry where action = 'accounts.passkey-cloned' and subject_account_id = ?`, [id]),
  ).toHaveLength(2)
})

test('AU-14 one passkey belongs to one account; another’s is not to be taken away', async () => {
  const { browser, device, made } = await added()
  const other = await added(device)
  expect([other.made.status, other.made.body.code]).toEqual([409, 'error/passkey-known'])
  expect((await other.browser.call('DELETE', `${at}/${made.body.id}`)).body.code).toBe('error/passkey-not-found')
  expect((await browser.call('DELETE', `${at}/${made.body.id}`)).body).toEqual({ status: 'removed' })
  const there = visitor()
  expect((await there.browser.call('POST', `${at}/login`, { response: device.get(await there.options()) })).status).toBe(401)
  expect(served.bugs).toEqual([])
})
