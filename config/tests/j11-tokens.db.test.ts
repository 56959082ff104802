import { SignJWT } from 'jose'
import { Effect } from 'effect'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Signing } from '#core/ports/signing.ts'
import { accountBrowser, goodPassword, mailed } from '../testing/account-browser.ts'
import { makeMember } from '../testing/member.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

let platform: TestPlatform
let served: ServedRows
let later = 0
const minutes = (count: number) => {
  later += count * 60_000
}
beforeAll(async () => {
  platform = await testPlatform({ clock: { now: () => new Date(Date.now() + later) } })
  served = await servedRows(platform)
})
afterAll(async () => {
  expect(served.bugs).toEqual([])
  served.end()
  await platform.end()
})
beforeEach(() => {
  later = 0
})

const refresh = '/api/v1/account/refresh'
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const sessionOf = (cookie: string | null) => cookie?.split('=')[1]?.split('.')[0] ?? ''
const asBearer = async (jwt: string) => {
  const answer = await fetch(`${served.url}/api/v1/account/session`, { headers: { authorization: `Bearer ${jwt}` } })
  return [answer.status, ((await answer.json()) as { code?: string }).code]
}
const over = [401, 'error/expired-jwt']

test('J11.10 JWT without a signature, of another secret, algorithm, issuer or kind, changed or cut: nobody', async () => {
  const { id, browser } = await makeMember(platform, served.url)
  const [claims, jwt] = [{ sid: sessionOf(browser.cookie), sub: id, iss: 'kredka' }, browser.jwt ?? '']
  expect((await asBearer(jwt))[0]).toBe(200)
  const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 900 }
  for (const alg of ['none', 'None', 'NONE'])
    expect([alg, ...(await asBearer(`${encoded({ alg, typ: 'JWT' })}.${encoded({ ...claims, ...times })}.`))]).toEqual([alg, ...over])
  const foreign = (secret: string, header = { alg: 'HS256', typ: 'JWT' }) =>
    new SignJWT(claims).setProtectedHeader(header).setIssuedAt().setExpirationTime('15m').sign(new TextEncoder().encode(secret))
  for (const secret of ['another secret of at least 32 characters', 'x']) expect(await asBearer(await foreign(secret))).toEqual(over)
  const [head = '', body = '', seal = ''] = jwt.split('.')
  const other = await makeMember(platform, served.url)
  const others = encoded({ ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), sub: other.id })
  for (const wrong of [
    `${head}.${others}.${seal}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${encoded({ alg: 'HS512', typ: 'JWT' })}.${body}.${seal}`,
  ])
    expect(await asBearer(wrong)).toEqual(over)
})

test('J11.10 a token of the right secret is nobody’s with another’s session, with one that has ended, and after a quarter of an hour', async () => {
  const [me, other] = [await makeMember(platform, served.url), await makeMember(platform, served.url)]
  const bearer = (account: string, session: string) => Effect.runPromise(platform.find(Signing).bearer({ account, session }))
  const session = sessionOf(me.browser.cookie)
  expect((await asBearer(await bearer(me.id, session)))[0]).toBe(200)
  expect(await asBearer(await bearer(other.id, session))).toEqual(over)
  expect(await asBearer(await bearer(me.id, me.id))).toEqual(over)
  minutes(14)
  expect((await asBearer(me.browser.jwt ?? ''))[0]).toBe(200)
  minutes(2)
  expect(await asBearer(me.browser.jwt ?? '')).toEqual(over)
  expect((await me.browser.call('POST', refresh)).status).toBe(200)
  expect((await asBearer(me.browser.jwt ?? ''))[0]).toBe(200)
  await me.browser.call('POST', '/api/v1/account/logout')
  expect(await asBearer(me.browser.jwt ?? '')).toEqual(over)
})

test('J11.10 a refresh token that comes again after its grace ends the whole family, and only that one', async () => {
  const { id, email, password, browser } = await makeMember(platform, served.url)
  const stolen = browser.cookie
  const phone = accountBrowser(served.url)
  await phone.logIn(email, password)
  await browser.call('POST', refresh)
  const newest = browser.cookie
  minutes(1)
  browser.cookie = stolen
  expect(await browser.call('POST', refresh)).toMatchObject({ status: 401, body: { detail: 'token_reused' } })
  browser.cookie = newest
  expect(await browser.call('POST', refresh)).toMatchObject({ status: 401, body: { detail: 'token_reused' } })
  expect(await asBearer(browser.jwt ?? '')).toEqual(over)
  expect((await phone.call('POST', refresh)).status).toBe(200)
  expect(
    await rowsOf(platform, `select 1 from audit_entry where action = 'accounts.token-reused' and subject_account_id = ?`, [id]),
  ).toHaveLength(1)
})

test('J11.10 the word of a reset works once, and for an hour', async () => {
  const { email, browser } = await makeMember(platform, served.url)
  const ask = async () => {
    await browser.call('POST', `/api/v1/account/reset/request/${email}`)
    return (await mailed(platform, email, 'accounts.mail.reset')).template_values['token']
  }
  const confirm = (word: string | undefined) =>
    browser.call('POST', `/api/v1/account/reset/confirm/${word}`, { password: goodPassword }, { authorization: '' })
  const gone = { status: 404, body: { code: 'error/reset-token-not-found' } }
  const first = await ask()
  expect((await confirm(first)).status).toBe(200)
  expect(await confirm(first)).toMatchObject(gone)
  const second = await ask()
  minutes(61)
  expect(await confirm(second)).toMatchObject(gone)
})
