import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { defaultTiming } from '#adapters/realtime/limits.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { RealtimeTickets } from '#core/ports/realtime-tickets.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { connectClient } from '../testing/index-fixture.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { accountIds, endedSessions, expiredTokens, realtimeFixture } from '../testing/realtime-fixture.ts'
import { type RealtimeServer, startRealtimeServer } from '../testing/realtime-server.ts'
import { connectSignedIn, connectWebSocket, type Frame } from '../testing/websocket-client.ts'

let platform: TestPlatform
let client: pg.Client
let server: RealtimeServer
beforeAll(async () => {
  platform = await testPlatform({ plugins: [realtimeFixture] })
  client = await connectClient(platform.databaseUrl)
  server = await startRealtimeServer(platform, { timing: { auth: 400, heartbeat: 200, endedCheck: 100, sessionCheck: 150, renewal: 300 } })
})
afterEach(() => {
  endedSessions.clear()
  expiredTokens.clear()
})
afterAll(async () => {
  await server.end()
  await client.end()
  await platform.end()
})

const publishNote = (to: string | null, text: string, channel = 'main') =>
  Effect.runPromise(platform.find(Realtime).publish({ channel, to, type: 'note', data: { text } }))
const texts = (frames: readonly Frame[]) => frames.flatMap(({ data, id }) => (id === null ? [] : [(data as { text: string }).text]))

test('PL-12 a message reaches its recipients once its transaction commits, and is discarded on rollback', async () => {
  const ola = await connectSignedIn(server.url, 'ola')
  const jan = await connectSignedIn(server.url, 'jan')
  const rolledBack = Effect.gen(function* () {
    yield* platform.find(Realtime).publish({ channel: 'main', to: null, type: 'note', data: { text: 'undone' } })
    return yield* Effect.fail('no')
  })
  await expect(Effect.runPromise(platform.find(Transaction)(rolledBack))).rejects.toThrow()
  await publishNote(accountIds.ola, 'for ola')
  await publishNote(null, 'for all')
  const frame = await ola.waitForFrame('note', ({ data }) => (data as { text: string }).text === 'for all')
  await jan.waitForFrame('note', ({ id }) => id === frame.id)
  expect([texts(ola.frames), texts(jan.frames)]).toEqual([['for ola', 'for all'], ['for all']])
  expect(Object.keys(frame)).toEqual(['type', 'id', 'ts', 'data'])
  expect(Math.abs(Date.parse(frame.ts) - Date.now())).toBeLessThan(10_000)
  const greeting = ola.frames.find(({ type }) => type === 'note')
  expect(greeting).toMatchObject({ id: null, data: { text: `hello ${accountIds.ola}` } })
})

test('PL-12 publishing an unknown or invalid message throws; a channel that no plugin declares gets no message', async () => {
  const realtime = platform.find(Realtime)
  const publish = (channel: string, type: string, data: unknown) => Effect.runPromise(realtime.publish({ channel, to: null, type, data }))
  await expect(publish('main', 'other', {})).rejects.toThrow('declares no message other')
  await expect(publish('main', 'note', { text: 7 })).rejects.toThrow()
  const [before] = await rowsOf<{ n: number }>(platform, 'select count(*)::int n from live_frame')
  await publish('nobody', 'note', {})
  expect(await rowsOf(platform, 'select count(*)::int n from live_frame')).toEqual([before])
})

test('RT-02 after a disconnection missed messages of the account arrive in order and once, also while other transactions are open', async () => {
  const other = await connectClient(platform.databaseUrl)
  await other.query('begin; select pg_current_xact_id()')
  await publishNote(null, 'heard')
  const first = await connectSignedIn(server.url, 'ola')
  await publishNote(accountIds.ola, 'one')
  const { id } = await first.waitForFrame('note', ({ data }) => (data as { text: string }).text === 'one')
  first.socket.terminate()
  for (const [to, text] of [
    [accountIds.ola, 'two'],
    [accountIds.jan, 'secret'],
    [null, 'three'],
  ] as const)
    await publishNote(to, text)
  const again = await connectSignedIn(server.url, 'ola', id ?? 0)
  await again.waitForFrame('note', ({ data }) => (data as { text: string }).text === 'three')
  await other.query('rollback')
  await other.end()
  expect(texts(again.frames)).toEqual(['two', 'three'])
  expect(again.frames.some(({ type }) => type === 'resync')).toBe(false)
})

test('RT-02 a message written before but committed after the last received one is not missed', async () => {
  const other = await connectClient(platform.databaseUrl)
  const first = await connectSignedIn(server.url, 'ola')
  await other.query('begin')
  await other.query(`insert into live_frame (channel, type, data) values ('main', 'note', '{"text":"slow"}')`)
  await publishNote(null, 'quick')
  const { id } = await first.waitForFrame('note', ({ data }) => (data as { text: string }).text === 'quick')
  first.socket.terminate()
  await other.query('commit')
  await other.end()
  const again = await connectSignedIn(server.url, 'ola', id ?? 0)
  await again.waitForFrame('note', ({ data }) => (data as { text: string }).text === 'slow')
  expect(texts(again.frames)).toEqual(['slow'])
})

test('RT-02 a client that was away for more than an hour, or names a message of another account, is told to resynchronize', async () => {
  const jan = await connectSignedIn(server.url, 'jan')
  await publishNote(accountIds.jan, 'of jan')
  // All earlier messages have been delivered.
  await jan.waitForFrame('note', ({ data }) => (data as { text: string }).text === 'of jan')
  const [one] = await rowsOf<{ id: number }>(platform, 'select max(id)::float8 id from live_frame')
  for (const lastId of [one?.id ?? 0, 0]) {
    const late = await connectSignedIn(server.url, 'ola', lastId)
    await late.waitForFrame('resync')
    await late.waitForFrame('note', ({ id }) => id === null)
    expect(texts(late.frames)).toEqual([])
  }
  await client.query(`update live_frame set told_at = now() - interval '61 minutes'`)
  await publishNote(null, 'new')
  expect((await client.query('select 1 from live_frame')).rowCount).toBe(1)
})

test('RT-02 a public channel greets without authentication, and sends missed messages on request', async () => {
  const first = await connectWebSocket(server.url, '/api/v1/open/ws')
  expect((await first.waitForFrame('note')).data).toEqual({ text: 'hello' })
  await publishNote(null, 'a', 'open')
  const { id } = await first.waitForFrame('note', ({ id }) => id !== null)
  first.socket.terminate()
  await publishNote(null, 'b', 'open')
  const again = await connectWebSocket(server.url, '/api/v1/open/ws')
  await again.waitForFrame('ready')
  again.send({ type: 'resume', last_id: id })
  await again.waitForFrame('note', ({ id }) => id !== null)
  expect(texts(again.frames)).toEqual(['b'])
})

test('RT-02 a ticket opens one websocket, once, and only its hash is stored', async () => {
  const user = { kind: 'user', id: accountIds.ola, type: 'user', perms: {}, session: 's', address: 'a' } as const
  const { ticket, expires_at } = await Effect.runPromise(platform.find(RealtimeTickets).issue(user))
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(25_000)
  expect(JSON.stringify((await client.query('select * from live_ticket')).rows)).not.toContain(ticket)
  const first = await connectWebSocket(server.url, '/api/v1/main/ws')
  first.send({ type: 'auth', ticket })
  expect((await first.waitForFrame('note')).data).toEqual({ text: `hello ${accountIds.ola}` })
  const second = await connectWebSocket(server.url, '/api/v1/main/ws')
  second.send({ type: 'auth', ticket })
  expect(await second.closeCode).toBe(4401)
  const late = await Effect.runPromise(platform.find(RealtimeTickets).issue(user))
  await client.query(`update live_ticket set expires_at = now() - interval '1 second'`)
  expect(await Effect.runPromise(platform.find(RealtimeTickets).redeem(late.ticket, 'a'))).toBeNull()
})

test('RT-02 a client with an expired token is asked for a newer token, receives nothing meanwhile, and is disconnected without one', async () => {
  const expired = await connectSignedIn(server.url, 'ola')
  const renewed = await connectSignedIn(server.url, 'jan')
  expiredTokens.add('ola').add('jan')
  await expired.waitForFrame('token.refresh')
  await renewed.waitForFrame('token.refresh')
  await publishNote(null, 'meanwhile')
  await publishNote(accountIds.jan, 'only jan')
  renewed.send({ type: 'token.refresh', jwt: 'jan.2' })
  await renewed.waitForFrame('note', ({ data }) => (data as { text: string }).text === 'only jan')
  expect(await expired.closeCode).toBe(4401)
  expect([texts(expired.frames), texts(renewed.frames)]).toEqual([[], ['meanwhile', 'only jan']])
  renewed.send({ type: 'token.refresh', jwt: 'ola.2' })
  expect(await renewed.closeCode).toBe(4401)
})

test('RT-02 a client of an ended session is disconnected at the next check, other clients stay', async () => {
  const ended = await connectSignedIn(server.url, 'ola')
  const other = await connectSignedIn(server.url, 'jan')
  endedSessions.add('ola')
  expect(await ended.closeCode).toBe(4401)
  expect(ended.frames.some(({ type }) => type === 'token.refresh')).toBe(false)
  await publishNote(accountIds.jan, 'still here')
  await other.waitForFrame('note', ({ data }) => (data as { text: string }).text === 'still here')
  expect(defaultTiming.endedCheck).toBeLessThanOrEqual(4000)
})

test('RT-02 heartbeats keep a connection, and a client that does not answer them is disconnected', async () => {
  const client = await connectWebSocket(server.url, '/api/v1/open/ws')
  await client.waitForFrame('heartbeat')
  // A paused socket simulates a broken connection.
  client.socket.pause()
  await new Promise((resolve) => setTimeout(resolve, 700))
  client.socket.resume()
  expect(await client.closeCode).toBe(1006)
})
