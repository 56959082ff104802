import { expect, test } from 'vitest'
import { demoData, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { accountBrowser, accountPath, goodPassword, latestMail, registerAndLogIn } from './account-browser.ts'

const platform = startForTests(() => testPlatform({ data: demoData }))
const server = startForTests(() => startRouteServer(platform))

test('AP-10 only its owner reads and changes an account, with the edited version', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const { browser } = me
  const seen = await browser.call('GET', accountPath(me))
  expect(seen.body).toMatchObject({ name: 'Joanna', surname: 'Wierzba', language: 'pl', type: 'user', source: null, version: 2 })
  const edit = (version: string | null, body: object) =>
    browser.call('PATCH', accountPath(me), body, version === null ? {} : { 'if-match': version })
  expect((await edit('"2"', { language: 'ua', first_name: 'Оксана' })).body).toMatchObject({ language: 'ua', name: 'Оксана', version: 3 })
  expect(await edit('"2"', { language: 'en' })).toMatchObject({ status: 409, body: { code: 'error/version-conflict' } })
  // A change of the language from any page sends no version.
  expect((await edit(null, { language: 'ua' })).body).toMatchObject({ version: 4 })
  // J11.3: protected members are rejected.
  for (const forged of ['type', 'status', 'perms', 'email', 'account_id', 'source'])
    expect([forged, (await edit('"4"', { [forged]: 'support' })).status]).toEqual([forged, 422])

  const other = await registerAndLogIn(platform, server.url)
  expect(await browser.call('GET', accountPath(other))).toMatchObject({ status: 404, body: { code: 'error/account-not-found' } })
  expect((await accountBrowser(server.url).call('GET', accountPath(me))).body.code).toBe('error/missing-jwt')
  const support = accountBrowser(server.url)
  await support.logIn('support@demo.test', 'Demo!2345')
  expect((await support.call('GET', accountPath(me))).body).toMatchObject({ name: 'Оксана', source: 'self' })
})

test('AU-05 a changed password ends all sessions and is confirmed by mail', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const other = accountBrowser(server.url)
  await other.logIn(me.email, goodPassword)
  const change = (password: string) =>
    me.browser.call('POST', accountPath(me, '/password'), { password, new_password: 'nowy krasnal w lesie' })
  expect((await change('nie to hasło')).body.code).toBe('error/bad-password')
  expect((await change(goodPassword)).body).toEqual({ status: 'changed' })
  expect((await me.browser.call('GET', accountPath(me))).body.code).toBe('error/expired-jwt')
  expect((await other.call('POST', '/api/v1/account/refresh')).body).toMatchObject({
    code: 'error/expired-authentication-data',
    detail: 'password_changed',
  })
  await latestMail(platform, me.email, 'accounts.mail.password-changed')
})

test('AU-05 a new e-mail must be confirmed; the old one can undo it with a new password', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const next = `new-${me.email}`
  const requestChange = (email_repeat: string) =>
    me.browser.call('POST', accountPath(me, '/email'), { email: next, email_repeat, password: goodPassword })
  expect((await requestChange('x@demo.test')).body.schema).toEqual({ email_repeat: [expect.any(String)] })
  expect((await requestChange(next.toUpperCase())).body).toEqual({ status: 'sent' })
  const { template_values } = await latestMail(platform, next, 'accounts.mail.email-confirm')
  const anyone = accountBrowser(server.url)
  expect((await anyone.call('POST', `/api/v1/account/email/confirm/${template_values['token']}`)).body).toEqual({ status: 'changed' })
  expect((await me.browser.call('GET', accountPath(me))).body.code).toBe('error/expired-jwt')
  expect((await accountBrowser(server.url).logIn(next, goodPassword)).status).toBe(200)

  const undoMail = await latestMail(platform, me.email, 'accounts.mail.email-undo')
  const undo = (password?: string) =>
    anyone.call('POST', `/api/v1/account/email/undo/${undoMail.template_values['token']}`, password === undefined ? {} : { password })
  expect((await undo()).body.schema).toEqual({ password: [expect.any(String)] })
  expect((await undo(goodPassword)).body.schema).toEqual({ password: [expect.any(String)] })
  expect((await undo('nowy krasnal w lesie')).body).toEqual({ status: 'changed' })
  expect((await accountBrowser(server.url).logIn(me.email, 'nowy krasnal w lesie')).status).toBe(200)
  expect((await undo('jeszcze inny krasnal')).body.code).toBe('error/email-token-not-found')
})

test('ER-05 confirming an e-mail that another account uses meanwhile is rejected', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const email = `late-${me.email}`
  await me.browser.call('POST', accountPath(me, '/email'), { email, email_repeat: email, password: goodPassword })
  await registerAndLogIn(platform, server.url, email)
  const { template_values } = await latestMail(platform, email, 'accounts.mail.email-confirm')
  expect(await me.browser.call('POST', `/api/v1/account/email/confirm/${template_values['token']}`)).toMatchObject({
    status: 409,
    body: { code: 'error/email-taken' },
  })
})
