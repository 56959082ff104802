import { beforeEach, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { accountBrowser, accountPath, goodPassword, latestMail, registerAndLogIn } from './account-browser.ts'
import { enableTotp, submitSecondFactor, totpApp } from './totp.ts'

let clockOffset = 0
const now = () => new Date(Date.now() + clockOffset)

const platform = startForTests(() => testPlatform({ clock: { now } }))
const server = startForTests(() => startRouteServer(platform))
// A code is valid once, so each test starts at an unused time step.
beforeEach(() => {
  clockOffset += 5 * 30_000
})

const basePath = '/api/v1/account/2fa'
const setUp = async () => {
  const me = await registerAndLogIn(platform, server.url)
  return { ...me, ...(await enableTotp(me.browser, { now })) }
}
const firstStep = async (email: string) => {
  const browser = accountBrowser(server.url)
  const { status, body } = await browser.logIn(email, goodPassword)
  return { browser, status, body, token: body.second_factor as string }
}
const auditActions = async (id: string) =>
  (await rowsOf<{ action: string }>(platform, 'select action from audit_entry where subject_account_id = ? order by at', [id])).map(
    ({ action }) => action,
  )

test('AU-14 a secret is active once a code has confirmed it; the database holds no plain text of it', async () => {
  const me = await registerAndLogIn(platform, server.url)
  const wrong = await me.browser.call('POST', `${basePath}/setup`, { password: 'nie to' })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'error/bad-password' } })
  expect((await me.browser.call('POST', `${basePath}/confirm`, { code: '123456' })).body.code).toBe('error/second-factor-off')
  const { body } = await me.browser.call('POST', `${basePath}/setup`, { password: goodPassword })
  expect(body).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.stringContaining('otpauth://totp/Kredka') })
  expect(body.qr.path).toMatch(/^M\d/)
  expect((await firstStep(me.email)).body).toMatchObject({ id: me.id })

  const app = totpApp(body.secret, now)
  expect(await me.browser.call('POST', `${basePath}/confirm`, { code: app.code(9) })).toMatchObject({
    status: 401,
    body: { code: 'error/bad-code' },
  })
  const { body: confirmed } = await me.browser.call('POST', `${basePath}/confirm`, { code: app.code() })
  expect(new Set(confirmed.recovery_codes).size).toBe(10)
  expect((await me.browser.call('POST', `${basePath}/confirm`, { code: app.code(1) })).body.code).toBe('error/second-factor-on')
  expect((await me.browser.call('POST', `${basePath}/setup`, { password: goodPassword })).body.code).toBe('error/second-factor-on')
  expect((await me.browser.call('GET', accountPath(me))).body.second_factor).toEqual({
    totp: true,
    passkeys: 0,
    required: false,
  })
  expect(await auditActions(me.id)).toContain('accounts.totp-on')
  expect((await latestMail(platform, me.email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'totp-on' })

  const stored = await rowsOf<{ all: string }>(
    platform,
    `select concat(t::text, (select string_agg(c::text, ' ') from accounts_recovery_code c)) "all" from accounts_totp t where account_id = ?`,
    [me.id],
  )
  for (const secret of [
    body.secret,
    ...confirmed.recovery_codes,
    ...confirmed.recovery_codes.map((code: string) => code.replaceAll('-', '')),
  ])
    expect(stored[0]?.all).not.toContain(secret)
})

test('AU-14 with an app, a new e-mail, a passkey and the deletion of the account take a code', async () => {
  const { id, email, browser, app } = await setUp()
  const account = accountPath({ id })
  const sensitive = [
    ['POST', `${account}/email`, { email: `new-${email}`, email_repeat: `new-${email}` }],
    ['POST', '/api/v1/account/passkey/options', {}],
    ['DELETE', account, { confirm: email }],
  ] as const
  for (const [step, [method, path, input]] of sensitive.entries()) {
    const send = (code?: string) => browser.call(method, path, { ...input, password: goodPassword, ...(code && { code }) })
    expect([path, (await send()).body.code]).toEqual([path, 'error/second-factor-needed'])
    expect([path, (await send('000000')).body.code]).toEqual([path, 'error/bad-code'])
    clockOffset += 30_000
    expect([step, (await send(app.code())).status]).toEqual([step, 200])
  }
  expect(await rowsOf(platform, 'select 1 from accounts_account where id = ?', [id])).toEqual([])
})

test('AU-14 signing in requires the code and opens no session without it; a code is valid once', async () => {
  const me = await setUp()
  const sessions = async () => (await rowsOf(platform, 'select 1 from accounts_session where account_id = ?', [me.id])).length
  const before = await sessions()
  const { browser, status, body, token } = await firstStep(me.email)
  expect([status, Object.keys(body), browser.cookie, await sessions()]).toEqual([200, ['second_factor'], null, before])
  // The code that confirmed the app has been used.
  expect(await submitSecondFactor(browser, token, me.app.code())).toMatchObject({ status: 401, body: { code: 'error/bad-code' } })
  expect(await submitSecondFactor(browser, 'f'.repeat(32), me.app.code(1))).toMatchObject({
    status: 410,
    body: { code: 'error/second-factor-gone' },
  })
  const code = me.app.code(1)
  expect((await submitSecondFactor(browser, token, `${code.slice(0, 3)} ${code.slice(3)}`)).body).toMatchObject({
    id: me.id,
    jwt: expect.any(String),
  })
  expect(browser.cookie).toMatch(/^refresh_token=/)
  expect(await sessions()).toBe(before + 1)
  // Token and code are used up.
  expect((await submitSecondFactor(accountBrowser(server.url), token, me.app.code(1))).status).toBe(410)
  const again = await firstStep(me.email)
  expect((await submitSecondFactor(again.browser, again.token, code)).body.code).toBe('error/bad-code')
  // An older code is invalid too.
  expect((await submitSecondFactor(again.browser, again.token, me.app.code(-1))).body.code).toBe('error/bad-code')
})

test('AU-14 of many concurrent sign-ins with one code, one succeeds', async () => {
  const me = await setUp()
  const code = me.app.code(1)
  const { token } = await firstStep(me.email)
  const all = await Promise.all(Array.from({ length: 4 }, () => submitSecondFactor(accountBrowser(server.url), token, code)))
  // The others fail, as the code or the token is used up.
  expect(all.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
})

test('AU-14 after five wrong codes the token is invalid, also with the right code', async () => {
  const me = await setUp()
  const { browser, token } = await firstStep(me.email)
  const wrong = await Promise.all(Array.from({ length: 8 }, (_, n) => submitSecondFactor(browser, token, `${100000 + n}`)))
  expect(wrong.filter(({ body }) => body.code === 'error/bad-code')).toHaveLength(5)
  expect((await submitSecondFactor(browser, token, me.app.code(1))).body.code).toBe('error/second-factor-gone')
})

test('AU-14 limits guesses of codes from many addresses; a recovery code still works', async () => {
  const me = await setUp()
  const codes: string[] = []
  for (let n = 0; n < 4; n++) {
    const { browser, token } = await firstStep(me.email)
    for (let attempt = 0; attempt < 5; attempt++) codes.push((await submitSecondFactor(browser, token, '000000')).body.code)
  }
  // The confirmation used one of the fifteen attempts.
  expect(codes.filter((code) => code === 'error/bad-code')).toHaveLength(14)
  expect(codes.at(-1)).toBe('error/too-many-requests')
  const { browser, token } = await firstStep(me.email)
  expect((await submitSecondFactor(browser, token, me.recovery[0] ?? '')).status).toBe(200)
})

test('AU-14 a recovery code is valid once, and its use is announced by mail', async () => {
  const me = await setUp()
  const [first = '', second = ''] = me.recovery
  const one = await firstStep(me.email)
  expect((await submitSecondFactor(one.browser, one.token, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await latestMail(platform, me.email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'recovery-used' })
  expect(await auditActions(me.id)).toContain('accounts.recovery-used')
  const two = await firstStep(me.email)
  expect((await submitSecondFactor(two.browser, two.token, first)).body.code).toBe('error/bad-code')
  const renewed = await me.browser.call('POST', `${basePath}/recovery`, { password: goodPassword, code: me.app.code(1) })
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect((await submitSecondFactor(two.browser, two.token, second)).body.code).toBe('error/bad-code')
  expect((await submitSecondFactor(two.browser, two.token, renewed.body.recovery_codes[9])).status).toBe(200)
})

test('AU-14 turning off needs password and code; then the password is enough', async () => {
  const me = await setUp()
  const turnOff = (password: string, code: string) => me.browser.call('POST', `${basePath}/disable`, { password, code })
  expect((await turnOff('nie to', me.app.code(1))).body.code).toBe('error/bad-password')
  expect((await turnOff(goodPassword, '000000')).body.code).toBe('error/bad-code')
  expect((await turnOff(goodPassword, me.app.code(1))).body).toEqual({ status: 'off' })
  expect((await turnOff(goodPassword, me.app.code(1))).body.code).toBe('error/second-factor-off')
  expect((await firstStep(me.email)).body).toMatchObject({ id: me.id })
  expect(await rowsOf(platform, 'select 1 from accounts_recovery_code where account_id = ?', [me.id])).toEqual([])
  expect((await latestMail(platform, me.email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'totp-off' })
  expect(server.unexpectedErrors).toEqual([])
})
