import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, system } from '#core/access/actor.ts'
import { SendDailyDigests, SendHourlyDigests } from '../use-cases/send-digests.ts'
import { plugins } from '#plugins/server.gen.ts'
import { accountBrowser, goodPassword, registerAndLogIn, latestMail } from '#plugins/accounts/testing/account-browser.ts'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { connectSignedIn } from '#config/quality/testing/websocket-client.ts'
import { type RealtimeServer, startRealtimeServer } from '#config/quality/testing/realtime-server.ts'
import { facilityId, EmitHappened, notificationFixture, AddWaitingItem } from './notification-fixture.ts'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { type RouteServer, startRouteServer } from '#config/quality/testing/route-server.ts'

let platform: TestPlatform
let server: RouteServer
let realtime: RealtimeServer
beforeAll(async () => {
  platform = await testPlatform({ plugins: [...plugins, notificationFixture] })
  await platform.jobs.start()
  server = await startRouteServer(platform)
  realtime = await startRealtimeServer(platform, { timing: { sessionCheck: 200, renewal: 200 } })
})
afterAll(async () => {
  await realtime.end()
  server.end()
  await platform.end()
})

const join = async () => {
  const person = await registerAndLogIn(platform, server.url)
  // Signing in on the first device sends no notification, on the second it does.
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36' }
  await accountBrowser(server.url).call('POST', '/api/login', { email: person.email, password: goodPassword }, phone)
  await waitUntil(async () => (await overviewOf(person)).notifications.new_notifications === 1, 10_000)
  return person
}
type Person = Awaited<ReturnType<typeof registerAndLogIn>>
const overviewOf = async ({ browser }: Person) => (await browser.call('GET', '/api/v1/overview')).body
const list = async ({ browser }: Person, query = '') => (await browser.call('GET', `/api/v1/notification${query}`)).body
const triggerEvent = (what: string, ...people: readonly Person[]) =>
  platform.run(EmitHappened, operator, { what, to: people.map(({ id }) => id) })
const setPreference = ({ browser }: Person, email: string, more: object = {}) =>
  browser.call('PATCH', '/api/v1/notification/preferences', { kinds: [{ kind: 'probe.happened', email, ...more }] })
const mails = ({ email }: Person, template: string) =>
  rowsOf<{ template_values: Record<string, string>; unsubscribe: string | null }>(
    platform,
    'select template_values, unsubscribe from mail where recipient = ? and template = ? order by created_at',
    [email, template],
  )

test('AP-09 PL-08 the overview has all counters, also by facility; a change pushes the same object to open pages at once', async () => {
  const ola = await join()
  const page = await connectSignedIn(realtime.url, ola.browser.jwt ?? '')
  await platform.run(AddWaitingItem, operator, { account: ola.id, id: 'a' })
  const start = performance.now()
  const { data } = await page.waitForFrame('overview.updated', ({ id }) => id !== null)
  expect(performance.now() - start).toBeLessThan(2000)
  expect(data).toEqual({ notifications: { new_notifications: 1 }, things: { new_things: 1, new_things_by_facility: { [facilityId]: 1 } } })
  expect(await overviewOf(ola)).toEqual(data)
  expect(page.frames.find(({ type }) => type === 'overview.updated')?.data).toEqual({
    notifications: { new_notifications: 1 },
    things: { new_things: 0, new_things_by_facility: {} },
  })
  expect((await accountBrowser(server.url).call('GET', '/api/v1/overview')).body.code).toBe('error/missing-jwt')
  page.socket.close()
})

test('AP-09 marks own items of any counter as seen; silently ignores those of other accounts', async () => {
  const [ola, jan] = [await join(), await join()]
  await platform.run(AddWaitingItem, operator, { account: ola.id, id: 'thing' })
  const page = await connectSignedIn(realtime.url, ola.browser.jwt ?? '')
  const [own, foreign] = [(await list(ola)).items[0].id, (await list(jan)).items[0].id]
  const { status, body } = await ola.browser.call('POST', '/api/v1/seen-by/mark', [
    { id: own },
    { id: foreign },
    { id: 'thing' },
    { id: "x'" },
  ])
  const seen = { notifications: { new_notifications: 0 }, things: { new_things: 0, new_things_by_facility: {} } }
  expect([status, body]).toEqual([200, seen])
  expect((await page.waitForFrame('overview.updated', ({ id }) => id !== null)).data).toEqual(seen)
  expect((await overviewOf(jan)).notifications.new_notifications).toBe(1)
  expect([(await list(ola, '?unread=true')).itemsTotal, (await list(ola)).itemsTotal, (await list(ola)).items[0].seen_at]).toEqual([
    0,
    1,
    expect.any(String),
  ])
  for (const wrong of [[{ id: 7 }], [{}], { id: own }, [{ id: own, more: 1 }]])
    expect((await ola.browser.call('POST', '/api/v1/seen-by/mark', wrong)).status).toBe(422)
  page.socket.close()
})

test('RT-01 PL-09 a sign-in on a new device is notified on open pages and by mail; on a known device it is not', async () => {
  const ola = await join()
  const page = await connectSignedIn(realtime.url, ola.browser.jwt ?? '')
  const elsewhere = accountBrowser(server.url)
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }
  const logIn = () => elsewhere.call('POST', '/api/login', { email: ola.email, password: goodPassword }, agent)
  await logIn()
  const { data } = await page.waitForFrame('overview.updated', ({ id }) => id !== null)
  expect((data as { notifications: object }).notifications).toEqual({ new_notifications: 2 })
  const [newest] = (await list(ola)).items
  expect(newest).toEqual({
    id: expect.any(String),
    kind: 'security.login',
    title: 'Nowe logowanie na Twoje konto: Firefox, Windows',
    created_at: expect.stringMatching(/Z$/),
    seen_at: null,
  })
  expect((await latestMail(platform, ola.email, 'notifications.mail.security-login')).template_values).toEqual({
    name: 'Joanna',
    device: 'Firefox, Windows',
    at: newest.created_at,
  })
  await logIn()
  await triggerEvent('after', ola)
  await waitUntil(async () => (await list(ola)).itemsTotal === 3, 10_000)
  expect((await list(ola)).items.map(({ kind }: { kind: string }) => kind)).toEqual(['probe.happened', 'security.login', 'security.login'])
  page.socket.close()
})

test('PL-09 mails of a kind are sent at once, hourly, daily or never; security mails are always sent', async () => {
  const [now, hourly, daily, off] = [await join(), await join(), await join(), await join()]
  for (const [person, email] of [
    [hourly, 'hourly'],
    [daily, 'daily'],
    [off, 'off'],
  ] as const)
    expect((await setPreference(person, email)).status).toBe(200)
  expect((await setPreference(off, 'off', { in_app: false })).body.kinds).toContainEqual({
    kind: 'probe.happened',
    title: 'Logowanie na nowym urządzeniu',
    in_app: false,
    email: 'off',
    email_required: false,
  })
  for (const [n, what] of ['one', 'two'].entries()) {
    await triggerEvent(what, now, hourly, daily, off)
    // Concurrent events are notified in any order.
    await waitUntil(async () => (await list(daily)).itemsTotal === 2 + n, 10_000)
  }
  await waitUntil(async () => (await mails(now, 'notifications.mail.security-login')).length === 3, 10_000)
  expect((await list(off)).itemsTotal).toBe(1)
  expect(await platform.run(SendHourlyDigests, system, {})).toEqual({ sent: 1 })
  expect(await platform.run(SendHourlyDigests, system, {})).toEqual({ sent: 0 })
  const digest = [
    { template_values: { name: 'Joanna', count: '2', lines: 'Nowe logowanie na Twoje konto: one\nNowe logowanie na Twoje konto: two' } },
  ]
  expect(await mails(hourly, 'notifications.mail.digest')).toMatchObject(digest)
  expect(await mails(daily, 'notifications.mail.digest')).toEqual([])
  await platform.run(SendDailyDigests, system, {})
  expect(await mails(daily, 'notifications.mail.digest')).toMatchObject(digest)
  for (const person of [hourly, daily, off]) expect(await mails(person, 'notifications.mail.security-login')).toHaveLength(1)

  const change = (kind: object) => now.browser.call('PATCH', '/api/v1/notification/preferences', { kinds: [kind] })
  expect((await change({ kind: 'security.login', email: 'daily' })).body).toMatchObject({
    status: 409,
    code: 'error/notice-email-required',
  })
  expect((await change({ kind: 'security.login', in_app: false, email: 'now' })).status).toBe(200)
  expect((await change({ kind: 'nothing' })).body).toMatchObject({ status: 404, code: 'error/notice-kind-not-found' })
  expect((await change({ kind: 'probe.happened', email: 'weekly' })).status).toBe(422)
})

test('PL-09 one click unsubscribes from mails of a kind without signing in (RFC 8058); opening the link only shows a confirmation page', async () => {
  const ola = await join()
  await triggerEvent('one', ola)
  await waitUntil(async () => (await mails(ola, 'notifications.mail.security-login')).length === 2, 10_000)
  const [login, one] = await mails(ola, 'notifications.mail.security-login')
  expect(login?.unsubscribe).toBeNull()
  const { pathname } = new URL(one?.unsubscribe ?? '')
  const email = async () =>
    (await ola.browser.call('GET', '/api/v1/notification/preferences')).body.kinds.find(
      (one: { kind: string }) => one.kind === 'probe.happened',
    ).email
  const opened = await fetch(server.url + pathname, { redirect: 'manual' })
  expect([opened.status, opened.headers.get('location'), await email()]).toEqual([
    303,
    pathname.replace('/api/v1/notification/unsubscribe', '/powiadomienia/wypisz'),
    'now',
  ])
  const unsubscribe = (path: string) =>
    fetch(server.url + path, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) })
  for (let n = 0; n < 2; n++) expect([(await unsubscribe(pathname)).status, await email()]).toEqual([200, 'off'])
  const jan = await join()
  for (const forged of [
    pathname.replace(ola.id, jan.id),
    `${pathname.slice(0, -2)}xx`,
    pathname.replace('probe.happened', 'security.login'),
  ])
    expect([forged === pathname, (await unsubscribe(forged)).status]).toEqual([false, 404])

  await setPreference(jan, 'daily')
  await triggerEvent('two', jan)
  await waitUntil(async () => (await list(jan)).itemsTotal === 2, 10_000)
  await platform.run(SendDailyDigests, system, {})
  const [digest] = await mails(jan, 'notifications.mail.digest')
  expect((await unsubscribe(new URL(digest?.unsubscribe ?? '').pathname)).status).toBe(200)
  expect(
    (await jan.browser.call('GET', '/api/v1/notification/preferences')).body.kinds.map(({ email }: { email: string }) => email),
  ).toEqual(['now', 'off'])
})

test('RT-02 AU-05 signing out closes the websockets of all open pages; a ticket opens one without the bearer token', async () => {
  const ola = await join()
  const { body } = await ola.browser.call('POST', '/api/v1/ws-ticket')
  expect(Object.keys(body)).toEqual(['ticket', 'expires_at'])
  const page = await connectSignedIn(realtime.url, ola.browser.jwt ?? '')
  await page.waitForFrame('overview.updated')
  await ola.browser.call('POST', '/api/v1/account/logout')
  expect(await page.closeCode).toBe(4401)
  expect(page.frames.at(-1)?.type).toBe('token.refresh')
  expect(server.unexpectedErrors).toEqual([])
})
