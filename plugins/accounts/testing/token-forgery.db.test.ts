import { Effect } from 'effect'
import { SignJWT } from 'jose'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { rowsOf, testPlatform } from '#config/quality/testing/platform.ts'
import { startRouteServer } from '#config/quality/testing/route-server.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Signing } from '#core/ports/signing.ts'
import { accountBrowser, goodPassword, latestMail } from './account-browser.ts'
import { createMember } from './member.ts'

let clockOffset = 0
const advanceMinutes = (count: number) => {
  clockOffset += count * 60_000
}
const platform = startForTests(() => testPlatform({ clock: { now: () => new Date(Date.now() + clockOffset) } }))
const server = startForTests(() => startRouteServer(platform))
afterAll(() => expect(server.unexpectedErrors).toEqual([]))
beforeEach(() => {
  clockOffset = 0
})

const refresh = '/api/v1/account/refresh'
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const sessionOf = (cookie: string | null) => cookie?.split('=')[1]?.split('.')[0] ?? ''
const asBearer = async (jwt: string) => {
  const response = await fetch(`${server.url}/api/v1/account/session`, { headers: { authorization: `Bearer ${jwt}` } })
  return [response.status, ((await response.json()) as { code?: string }).code]
}
const expired = [401, 'error/expired-jwt']

test('J11.10 rejects a JWT without a signature, of another secret or algorithm, changed or truncated', async () => {
  const { id, browser } = await createMember(platform, server.url)
  const claims = { sid: sessionOf(browser.cookie), sub: id, iss: 'kredka' }
  const jwt = browser.jwt ?? ''
  expect((await asBearer(jwt))[0]).toBe(200)
  const times = { iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 900 }
  for (const alg of ['none', 'None', 'NONE'])
    expect([alg, ...(await asBearer(`${encoded({ alg, typ: 'JWT' })}.${encoded({ ...claims, ...times })}.`))]).toEqual([alg, ...expired])
  const signWith = (secret: string, header = { alg: 'HS256', typ: 'JWT' }) =>
    new SignJWT(claims).setProtectedHeader(header).setIssuedAt().setExpirationTime('15m').sign(new TextEncoder().encode(secret))
  for (const secret of ['another secret of at least 32 characters', 'x']) expect(await asBearer(await signWith(secret))).toEqual(expired)
  const [head = '', body = '', signature = ''] = jwt.split('.')
  const other = await createMember(platform, server.url)
  const others = encoded({ ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), sub: other.id })
  for (const wrong of [
    `${head}.${others}.${signature}`,
    `${head}.${body}.`,
    `${head}.${body}`,
    `${encoded({ alg: 'HS512', typ: 'JWT' })}.${body}.${signature}`,
  ])
    expect(await asBearer(wrong)).toEqual(expired)
})

test('J11.10 a correctly signed token is invalid with the session of another account, with an ended session, and after 15 minutes', async () => {
  const me = await createMember(platform, server.url)
  const other = await createMember(platform, server.url)
  const bearer = (account: string, session: string) => Effect.runPromise(platform.find(Signing).signBearer({ account, session }))
  const session = sessionOf(me.browser.cookie)
  expect((await asBearer(await bearer(me.id, session)))[0]).toBe(200)
  expect(await asBearer(await bearer(other.id, session))).toEqual(expired)
  expect(await asBearer(await bearer(me.id, me.id))).toEqual(expired)
  advanceMinutes(14)
  expect((await asBearer(me.browser.jwt ?? ''))[0]).toBe(200)
  advanceMinutes(2)
  expect(await asBearer(me.browser.jwt ?? '')).toEqual(expired)
  expect((await me.browser.call('POST', refresh)).status).toBe(200)
  expect((await asBearer(me.browser.jwt ?? ''))[0]).toBe(200)
  await me.browser.call('POST', '/api/v1/account/logout')
  expect(await asBearer(me.browser.jwt ?? '')).toEqual(expired)
})

test('J11.10 a refresh token reused after its grace period ends its session, and only that one', async () => {
  const { id, email, password, browser } = await createMember(platform, server.url)
  const stolen = browser.cookie
  const phone = accountBrowser(server.url)
  await phone.logIn(email, password)
  await browser.call('POST', refresh)
  const newest = browser.cookie
  advanceMinutes(1)
  browser.cookie = stolen
  expect(await browser.call('POST', refresh)).toMatchObject({ status: 401, body: { detail: 'token_reused' } })
  browser.cookie = newest
  expect(await browser.call('POST', refresh)).toMatchObject({ status: 401, body: { detail: 'token_reused' } })
  expect(await asBearer(browser.jwt ?? '')).toEqual(expired)
  expect((await phone.call('POST', refresh)).status).toBe(200)
  expect(
    await rowsOf(platform, `select 1 from audit_entry where action = 'accounts.token-reused' and subject_account_id = ?`, [id]),
  ).toHaveLength(1)
})

test('J11.10 a reset token works once, and for an hour', async () => {
  const { email, browser } = await createMember(platform, server.url)
  const requestReset = async () => {
    await browser.call('POST', `/api/v1/account/reset/request/${email}`)
    return (await latestMail(platform, email, 'accounts.mail.reset')).template_values['token']
  }
  const confirm = (token: string | undefined) =>
    browser.call('POST', `/api/v1/account/reset/confirm/${token}`, { password: goodPassword }, { authorization: '' })
  const notFound = { status: 404, body: { code: 'error/reset-token-not-found' } }
  const first = await requestReset()
  expect((await confirm(first)).status).toBe(200)
  expect(await confirm(first)).toMatchObject(notFound)
  const second = await requestReset()
  advanceMinutes(61)
  expect(await confirm(second)).toMatchObject(notFound)
})
