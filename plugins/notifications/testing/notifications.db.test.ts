import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitUntil } from '#config/quality/testing/index-fixture.ts'
import { type RealtimeServer, startRealtimeServer } from '#config/quality/testing/realtime-server.ts'
import { connectSignedIn, type WebSocketClient } from '#config/quality/testing/websocket-client.ts'
import { operator } from '#core/access/actor.ts'
import { accountBrowser, goodPassword, latestMail } from '#plugins/accounts/testing/account-browser.ts'
import { notificationServer } from './notification-server.ts'
import { AddWaitingItem, facilityId } from './notifying-plugin.ts'

const { platform, server, overviewOf, join, list, triggerEvent } = notificationServer()
let realtime: RealtimeServer
beforeAll(async () => {
  realtime = await startRealtimeServer(platform(), { timing: { sessionCheck: 200, renewal: 200 } })
})
afterAll(() => realtime.end())

interface Overview {
  readonly notifications: { readonly new_notifications: number }
  readonly things: { readonly new_things: number }
}

/** Waits for a pushed overview that matches; those of earlier changes may arrive first. */
const pushedOverview = async (page: WebSocketClient, matches: (overview: Overview) => boolean): Promise<Overview> =>
  (await page.waitForFrame('overview.updated', ({ id, data }) => id !== null && matches(data as Overview))).data as Overview

test('AP-09 PL-08 the overview has all counters, also by facility; a change pushes the same object to open pages', async () => {
  const ola = await join()
  const page = await connectSignedIn(realtime.url, ola.browser.jwt ?? '')
  await page.waitForFrame('overview.updated', ({ id }) => id === null)
  await platform().run(AddWaitingItem, operator, { account: ola.id, id: 'a' })
  const data = await pushedOverview(page, ({ things }) => things.new_things === 1)
  expect(data).toMatchObject({
    notifications: { new_notifications: 1 },
    things: { new_things: 1, new_things_by_facility: { [facilityId]: 1 } },
  })
  expect(await overviewOf(ola)).toEqual(data)
  expect(page.frames.find(({ type }) => type === 'overview.updated')?.data).toMatchObject({
    notifications: { new_notifications: 1 },
    things: { new_things: 0, new_things_by_facility: {} },
  })
  expect((await accountBrowser(server().url).call('GET', '/api/v1/overview')).body.code).toBe('error/missing-jwt')
  page.socket.close()
})

test('AP-09 marks own items of any counter as seen; silently ignores those of other accounts', async () => {
  const ola = await join()
  const jan = await join()
  await platform().run(AddWaitingItem, operator, { account: ola.id, id: 'thing' })
  const page = await connectSignedIn(realtime.url, ola.browser.jwt ?? '')
  const own = (await list(ola)).items[0].id
  const foreign = (await list(jan)).items[0].id
  const { status, body } = await ola.browser.call('POST', '/api/v1/seen-by/mark', [
    { id: own },
    { id: foreign },
    { id: 'thing' },
    { id: "x'" },
  ])
  const seen = { notifications: { new_notifications: 0 }, things: { new_things: 0, new_things_by_facility: {} } }
  expect([status, body]).toMatchObject([200, seen])
  expect(await pushedOverview(page, ({ notifications }) => notifications.new_notifications === 0)).toMatchObject(seen)
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
  const elsewhere = accountBrowser(server().url)
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' }
  const logIn = () => elsewhere.call('POST', '/api/login', { email: ola.email, password: goodPassword }, agent)
  await logIn()
  await pushedOverview(page, ({ notifications }) => notifications.new_notifications === 2)
  const [newest] = (await list(ola)).items
  expect(newest).toEqual({
    id: expect.any(String),
    kind: 'security.login',
    title: 'Nowe logowanie na Twoje konto: Firefox, Windows',
    path: null,
    created_at: expect.stringMatching(/Z$/),
    seen_at: null,
  })
  expect((await latestMail(platform(), ola.email, 'notifications.mail.security-login')).template_values).toEqual({
    name: 'Joanna',
    device: 'Firefox, Windows',
    at: newest.created_at,
  })
  await logIn()
  await triggerEvent('after', ola)
  await waitUntil(async () => (await list(ola)).itemsTotal === 3)
  expect((await list(ola)).items.map(({ kind }: { kind: string }) => kind)).toEqual(['probe.happened', 'security.login', 'security.login'])
  page.socket.close()
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
  expect(server().unexpectedErrors).toEqual([])
})
