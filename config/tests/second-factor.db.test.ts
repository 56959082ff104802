import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountBrowser, goodPassword, joined, mailed } from '../testing/account-browser.ts'
import { codeApp, secondStep, withCodeApp } from '../testing/factor.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

let platform: TestPlatform
let served: ServedRows
let later = 0
const now = () => new Date(Date.now() + later)

beforeAll(async () => {
  platform = await testPlatform({ clock: { now } })
  served = await servedRows(platform)
})
afterAll(async () => {
  served.end()
  await platform.end()
})
// A code counts once, and each test begins with a step that nobody has used.
beforeEach(() => {
  later += 5 * 30_000
})

const at = '/api/v1/account/2fa'
const setUp = async () => {
  const me = await joined(platform, served.url)
  return { ...me, ...(await withCodeApp(me.browser, { now })) }
}
const firstStep = async (email: string) => {
  const browser = accountBrowser(served.url)
  const { status, body } = await browser.logIn(email, goodPassword)
  return { browser, status, body, word: body.second_factor as string }
}
const noted = async (id: string) =>
  (await rowsOf<{ action: string }>(platform, 'select action from audit_entry where subject_account_id = ? order by at', [id])).map(
    ({ action }) => action,
  )

test('AU-14 a secret counts once a code has confirmed it; nothing of it is to be read in the database', async () => {
  const me = await joined(platform, served.url)
  const wrong = await me.browser.call('POST', `${at}/setup`, { password: 'nie to' })
  expect(wrong).toMatchObject({ status: 401, body: { code: 'error/bad-password' } })
  expect((await me.browser.call('POST', `${at}/confirm`, { code: '123456' })).body.code).toBe('error/second-factor-off')
  const { body } = await me.browser.call('POST', `${at}/setup`, { password: goodPassword })
  expect(body).toMatchObject({ secret: expect.stringMatching(/^[A-Z2-7]{32}$/), uri: expect.stringContaining('otpauth://totp/Kredka') })
  expect(body.qr.path).toMatch(/^M\d/)
  expect((await firstStep(me.email)).body).toMatchObject({ id: me.id })

  const app = codeApp(body.secret, now)
  expect(await me.browser.call('POST', `${at}/confirm`, { code: app.code(9) })).toMatchObject({
    status: 401,
    body: { code: 'error/bad-code' },
  })
  const { body: told } = await me.browser.call('POST', `${at}/confirm`, { code: app.code() })
  expect(new Set(told.recovery_codes).size).toBe(10)
  expect((await me.browser.call('POST', `${at}/confirm`, { code: app.code(1) })).body.code).toBe('error/second-factor-on')
  expect((await me.browser.call('POST', `${at}/setup`, { password: goodPassword })).body.code).toBe('error/second-factor-on')
  expect((await me.browser.call('GET', `/api/v1/account/account/${me.id}`)).body.second_factor).toEqual({
    ...{ totp: true, passkeys: 0, required: false },
  })
  expect(await noted(me.id)).toContain('accounts.totp-on')
  expect((await mailed(platform, me.email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'totp-on' })

  const kept = await rowsOf<{ all: string }>(
    platform,
    `select concat(t::text, (select string_agg(c::text, ' ') from accounts_recovery_code c)) "all" from accounts_totp t where account_id = ?`,
    [me.id],
  )
  for (const secret of [body.secret, ...told.recovery_codes, ...told.recovery_codes.map((code: string) => code.replaceAll('-', ''))])
    expect(kept[0]?.all).not.toContain(secret)
})

test('AU-14 a sign-in asks for the code and opens no session without it; a code counts once', async () => {
  const me = await setUp()
  const sessions = async () => (await rowsOf(platform, 'select 1 from accounts_session where account_id = ?', [me.id])).length
  const before = await sessions()
  const { browser, status, body, word } = await firstStep(me.email)
  expect([status, Object.keys(body), browser.cookie, await sessions()]).toEqual([200, ['second_factor'], null, before])
  // The code that confirmed the app has been used.
  expect(await secondStep(browser, word, me.app.code())).toMatchObject({ status: 401, body: { code: 'error/bad-code' } })
  expect(await secondStep(browser, 'f'.repeat(32), me.app.code(1))).toMatchObject({
    status: 410,
    body: { code: 'error/second-factor-gone' },
  })
  const code = me.app.code(1)
  expect((await secondStep(browser, word, `${code.slice(0, 3)} ${code.slice(3)}`)).body).toMatchObject({
    id: me.id,
    jwt: expect.any(String),
  })
  expect(browser.cookie).toMatch(/^refresh_token=/)
  expect(await sessions()).toBe(before + 1)
  // The word is used up, and the code in any other hands.
  expect((await secondStep(accountBrowser(served.url), word, me.app.code(1))).status).toBe(410)
  const again = await firstStep(me.email)
  expect((await secondStep(again.browser, again.word, code)).body.code).toBe('error/bad-code')
  // Nor does one from before the last.
  expect((await secondStep(again.browser, again.word, me.app.code(-1))).body.code).toBe('error/bad-code')
})

test('AU-14 of many who bring one code at once, one is let in', async () => {
  const me = await setUp()
  const code = me.app.code(1)
  const { word } = await firstStep(me.email)
  const all = await Promise.all(Array.from({ length: 4 }, () => secondStep(accountBrowser(served.url), word, code)))
  // The others come too late for the code or, after it, for the word.
  expect(all.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
})

test('AU-14 after five wrong codes the word is void, also for the right one', async () => {
  const me = await setUp()
  const { browser, word } = await firstStep(me.email)
  const wrong = await Promise.all(Array.from({ length: 8 }, (_, n) => secondStep(browser, word, `${100000 + n}`)))
  expect(wrong.filter(({ body }) => body.code === 'error/bad-code')).toHaveLength(5)
  expect((await secondStep(browser, word, me.app.code(1))).body.code).toBe('error/second-factor-gone')
})

test('AU-14 codes are not to be guessed from many places; a recovery code still lets its owner in', async () => {
  const me = await setUp()
  const codes: string[] = []
  for (let n = 0; n < 4; n++) {
    const { browser, word } = await firstStep(me.email)
    for (let tried = 0; tried < 5; tried++) codes.push((await secondStep(browser, word, '000000')).body.code)
  }
  // One of the fifteen was taken by the confirmation.
  expect(codes.filter((code) => code === 'error/bad-code')).toHaveLength(14)
  expect(codes.at(-1)).toBe('error/too-many-requests')
  const { browser, word } = await firstStep(me.email)
  expect((await secondStep(browser, word, me.recovery[0] ?? '')).status).toBe(200)
})

test('AU-14 each recovery code lets in once, and its owner is told', async () => {
  const me = await setUp()
  const [first = '', second = ''] = me.recovery
  const one = await firstStep(me.email)
  expect((await secondStep(one.browser, one.word, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await mailed(platform, me.email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'recovery-used' })
  expect(await noted(me.id)).toContain('accounts.recovery-used')
  const two = await firstStep(me.email)
  expect((await secondStep(two.browser, two.word, first)).body.code).toBe('error/bad-code')
  const renewed = await me.browser.call('POST', `${at}/recovery`, { password: goodPassword, code: me.app.code(1) })
  expect(renewed.body.recovery_codes).toHaveLength(10)
  expect((await secondStep(two.browser, two.word, second)).body.code).toBe('error/bad-code')
  expect((await secondStep(two.browser, two.word, renewed.body.recovery_codes[9])).status).toBe(200)
})

test('AU-14 turned off by password and code together; then the password is enough', async () => {
  const me = await setUp()
  const off = (password: string, code: string) => me.browser.call('POST', `${at}/disable`, { password, code })
  expect((await off('nie to', me.app.code(1))).body.code).toBe('error/bad-password')
  expect((await off(goodPassword, '000000')).body.code).toBe('error/bad-code')
  expect((await off(goodPassword, me.app.code(1))).body).toEqual({ status: 'off' })
  expect((await off(goodPassword, me.app.code(1))).body.code).toBe('error/second-factor-off')
  expect((await firstStep(me.email)).body).toMatchObject({ id: me.id })
  expect(await rowsOf(platform, 'select 1 from accounts_recovery_code where account_id = ?', [me.id])).toEqual([])
  expect((await mailed(platform, me.email, 'accounts.mail.factor-changed')).template_values).toMatchObject({ what: 'totp-off' })
  expect(served.bugs).toEqual([])
})
