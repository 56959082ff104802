import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { type AccountBrowser, accountBrowser, accountPath, goodPassword, latestMail, registerAndLogIn } from './account-browser.ts'
import { makeVirtualAuthenticator } from './virtual-authenticator.ts'

const platform = startForTests(testPlatform)
const server = startForTests(() => startRouteServer(platform))

const basePath = '/api/v1/account/passkey'
const addPasskey = async (device = makeVirtualAuthenticator()) => {
  const me = await registerAndLogIn(platform, server.url)
  const { body } = await me.browser.call('POST', `${basePath}/options`, { password: goodPassword })
  const created = await me.browser.call('POST', basePath, { response: device.create(body), name: ' Telefon ' })
  return { ...me, device, created }
}
/** Returns the options for a further passkey, confirmed by the one that the account has. */
const startRegistration = async (browser: AccountBrowser, passkey: object) =>
  (await browser.call('POST', `${basePath}/options`, { password: goodPassword, passkey })).body
const visitor = () => {
  const browser = accountBrowser(server.url)
  return { browser, options: async () => (await browser.call('POST', `${basePath}/login/options`)).body }
}

test('AU-14 a passkey is stored, listed, announced by mail, and signs in without a password', async () => {
  const { id, email, browser, device, created } = await addPasskey()
  expect(created.body).toMatchObject({ name: 'Telefon', synced: false, last_used_at: null })
  expect((await latestMail(platform, email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'passkey-added' })
  const guest = visitor()
  const login = await guest.browser.call('POST', `${basePath}/login`, { response: device.get(await guest.options()) })
  expect(login.body).toMatchObject({ id, jwt: expect.any(String) })
  expect(guest.browser.cookie).toMatch(/^refresh_token=/)
  expect(await rowsOf(platform, 'select 1 from accounts_session where account_id = ? and second_factor', [id])).toHaveLength(2)
  expect((await browser.call('GET', basePath)).body).toMatchObject([{ name: 'Telefon', last_used_at: expect.any(String) }])
  expect((await browser.call('GET', accountPath({ id }))).body.second_factor).toMatchObject({ passkeys: 1 })
})

test('AU-14 a challenge is valid once, for its account and purpose, and a response for this site only', async () => {
  const { browser, device } = await addPasskey()
  const guest = visitor()
  const expectRejected = async (response: object, by = guest.browser) => {
    const { status, body } = await by.call('POST', `${basePath}/login`, { response })
    expect([status, body.code]).toEqual([401, 'error/bad-passkey'])
  }
  const used = device.get(await guest.options())
  expect((await guest.browser.call('POST', `${basePath}/login`, { response: used })).status).toBe(200)
  await expectRejected(used, visitor().browser)
  await expectRejected({ ...device.get(await guest.options(), 3), id: makeVirtualAuthenticator().id })
  await expectRejected(makeVirtualAuthenticator('http://evil.test').get(await guest.options()))
  const mine = await startRegistration(browser, device.get(await guest.options(), 4))
  await expectRejected(device.get(mine, 5))
  for (const nothing of [{}, { id: 'x' }, { id: device.id, response: { clientDataJSON: '####' } }]) await expectRejected(nothing)
  // A challenge for signing in, or of another account, cannot add a passkey.
  const other = await registerAndLogIn(platform, server.url)
  const { body: others } = await other.browser.call('POST', `${basePath}/options`, { password: goodPassword })
  for (const options of [await guest.options(), others])
    expect((await browser.call('POST', basePath, { response: makeVirtualAuthenticator().create(options), name: 'x' })).body.code).toBe(
      'error/bad-passkey',
    )
})

test('AU-14 with a passkey, a new e-mail, a further passkey and the deletion of the account take its response', async () => {
  const { id, email, browser, device } = await addPasskey()
  const guest = visitor()
  let counter = 1
  const account = accountPath({ id })
  const sensitive = [
    ['POST', `${account}/email`, { email: `new-${email}`, email_repeat: `new-${email}` }],
    ['POST', `${basePath}/options`, {}],
    ['DELETE', account, { confirm: email }],
  ] as const
  for (const [method, path, input] of sensitive) {
    const send = (passkey?: object) => browser.call(method, path, { ...input, password: goodPassword, ...(passkey && { passkey }) })
    expect([path, (await send()).body.code]).toEqual([path, 'error/second-factor-needed'])
    const foreign = makeVirtualAuthenticator().get(await guest.options())
    expect([path, (await send(foreign)).body.code]).toEqual([path, 'error/bad-passkey'])
    expect([path, (await send(device.get(await guest.options(), ++counter))).status]).toEqual([path, 200])
  }
  expect(await rowsOf(platform, 'select 1 from accounts_account where id = ?', [id])).toEqual([])
})

test('AU-14 a decreasing counter reveals a cloned passkey: rejected, and written to the audit log', async () => {
  const { id, device } = await addPasskey()
  const guest = visitor()
  const signIn = async (counter: number) =>
    (await guest.browser.call('POST', `${basePath}/login`, { response: device.get(await guest.options(), counter) })).status
  expect([await signIn(7), await signIn(7), await signIn(3), await signIn(8)]).toEqual([200, 401, 401, 200])
  expect(
    await rowsOf(platform, `select 1 from audit_entry where action = 'accounts.passkey-cloned' and subject_account_id = ?`, [id]),
  ).toHaveLength(2)
})

test('AU-14 a passkey belongs to one account; another account cannot remove it', async () => {
  const { browser, device, created } = await addPasskey()
  const other = await addPasskey(device)
  expect([other.created.status, other.created.body.code]).toEqual([409, 'error/passkey-known'])
  expect((await other.browser.call('DELETE', `${basePath}/${created.body.id}`)).body.code).toBe('error/passkey-not-found')
  expect((await browser.call('DELETE', `${basePath}/${created.body.id}`)).body).toEqual({ status: 'removed' })
  const guest = visitor()
  expect((await guest.browser.call('POST', `${basePath}/login`, { response: device.get(await guest.options()) })).status).toBe(401)
  expect(server.unexpectedErrors).toEqual([])
})
