import { Effect } from 'effect'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { RealtimeTickets } from '#core/ports/live-tickets.ts'
import { Realtime } from '#core/ports/live.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { clientOf } from '../testing/indexed.ts'
import { type Frame, liveClient, signedInClient } from '../testing/live-client.ts'
import { ended, liveProbe, people } from '../testing/live-probe.ts'
import { type LiveServed, liveServed } from '../testing/live-served.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
let client: pg.Client
let served: LiveServed
beforeAll(async () => {
  platform = await testPlatform({ plugins: [liveProbe] })
  client = await clientOf(platform.databaseUrl)
  served = await liveServed(platform, { pace: { auth: 400, heartbeat: 200, look: 150, renewal: 300 } })
})
afterEach(() => ended.clear())
afterAll(async () => {
  await served.end()
  await client.end()
  await platform.end()
})

const tell = (to: string | null, text: string, channel = 'main') =>
  Effect.runPromise(platform.find(Realtime).publish({ channel, to, type: 'note', data: { text } }))
const texts = (frames: readonly Frame[]) => frames.flatMap(({ data, id }) => (id === null ? [] : [(data as { text: string }).text]))

test('PL-12 a frame reaches those it is for, once its transaction is kept, and nobody if it is undone', async () => {
  const [ola, jan] = [await signedInClient(served.url, 'ola'), await signedInClient(served.url, 'jan')]
  const undone = Effect.gen(function* () {
    yield* platform.find(Realtime).publish({ channel: 'main', to: null, type: 'note', data: { text: 'undone' } })
    return yield* Effect.fail('no')
  })
  await expect(Effect.runPromise(platform.find(Transaction)(undone))).rejects.toThrow()
  await tell(people.ola, 'for ola')
  await tell(null, 'for all')
  const frame = await ola.heard('note', ({ data }) => (data as { text: string }).text === 'for all')
  await jan.heard('note', ({ id }) => id === frame.id)
  expect([texts(ola.frames), texts(jan.frames)]).toEqual([['for ola', 'for all'], ['for all']])
  expect(Object.keys(frame)).toEqual(['type', 'id', 'ts', 'data'])
  expect(Math.abs(Date.parse(frame.ts) - Date.now())).toBeLessThan(10_000)
  const greeting = ola.frames.find(({ type }) => type === 'note')
  expect(greeting).toMatchObject({ id: null, data: { text: `hello ${people.ola}` } })
})

test('PL-12 a frame that its channel does not know, or that is written wrong, is a bug; a channel that nobody has is told nothing', async () => {
  const live = platform.find(Realtime)
  const told = (channel: string, type: string, data: unknown) => Effect.runPromise(live.publish({ channel, to: null, type, data }))
  await expect(told('main', 'other', {})).rejects.toThrow('no frame other')
  await expect(told('main', 'note', { text: 7 })).rejects.toThrow()
  const [before] = await rowsOf<{ n: number }>(platform, 'select count(*)::int n from live_frame')
  await told('nobody', 'note', {})
  expect(await rowsOf(platform, 'select count(*)::int n from live_frame')).toEqual([before])
})

test('RT-02 after a cut what was missed comes, in order and once, for oneself alone, whatever others have not ended', async () => {
  const other = await clientOf(platform.databaseUrl)
  await other.query('begin; select pg_current_xact_id()')
  await tell(null, 'heard')
  const first = await signedInClient(served.url, 'ola')
  await tell(people.ola, 'one')
  const { id } = await first.heard('note', ({ data }) => (data as { text: string }).text === 'one')
  first.socket.terminate()
  for (const [to, text] of [
    [people.ola, 'two'],
    [people.jan, 'secret'],
    [null, 'three'],
  ] as const)
    await tell(to, text)
  const again = await signedInClient(served.url, 'ola', id ?? 0)
  await again.heard('note', ({ data }) => (data as { text: string }).text === 'three')
  await other.query('rollback')
  await other.end()
  expect(texts(again.frames)).toEqual(['two', 'three'])
  expect(again.frames.some(({ type }) => type === 'resync')).toBe(false)
})

test('RT-02 what was told before and kept after the last frame is not missed', async () => {
  const other = await clientOf(platform.databaseUrl)
  const first = await signedInClient(served.url, 'ola')
  await other.query('begin')
  await other.query(`insert into live_frame (channel, type, data) values ('main', 'note', '{"text":"slow"}')`)
  await tell(null, 'quick')
  const { id } = await first.heard('note', ({ data }) => (data as { text: string }).text === 'quick')
  first.socket.terminate()
  await other.query('commit')
  await other.end()
  const again = await signedInClient(served.url, 'ola', id ?? 0)
  await again.heard('note', ({ data }) => (data as { text: string }).text === 'slow')
  expect(texts(again.frames)).toEqual(['slow'])
})

test('RT-02 who was away for more than an hour, or names another’s frame, is told to begin anew', async () => {
  const jan = await signedInClient(served.url, 'jan')
  await tell(people.jan, 'of jan')
  // Now all that was told before is over.
  await jan.heard('note', ({ data }) => (data as { text: string }).text === 'of jan')
  const [one] = await rowsOf<{ id: number }>(platform, 'select max(id)::float8 id from live_frame')
  for (const lastId of [one?.id ?? 0, 0]) {
    const late = await signedInClient(served.url, 'ola', lastId)
    await late.heard('resync')
    await late.heard('note', ({ id }) => id === null)
    expect(texts(late.frames)).toEqual([])
  }
  await client.query(`update live_frame set told_at = now() - interval '61 minutes'`)
  await tell(null, 'new')
  expect((await client.query('select 1 from live_frame')).rowCount).toBe(1)
})

test('RT-02 a channel for everyone greets without a word, and tells what was missed who asks', async () => {
  const first = await liveClient(served.url, '/api/v1/open/ws')
  expect((await first.heard('note')).data).toEqual({ text: 'hello' })
  await tell(null, 'a', 'open')
  const { id } = await first.heard('note', ({ id }) => id !== null)
  first.socket.terminate()
  await tell(null, 'b', 'open')
  const again = await liveClient(served.url, '/api/v1/open/ws')
  await again.heard('ready')
  again.say({ type: 'resume', last_id: id })
  await again.heard('note', ({ id }) => id !== null)
  expect(texts(again.frames)).toEqual(['b'])
})

test('RT-02 a ticket opens one websocket, once, and nothing but its hash is kept', async () => {
  const user = { kind: 'user', id: people.ola, type: 'user', perms: {}, session: 's', address: 'a' } as const
  const { ticket, expires_at } = await Effect.runPromise(platform.find(RealtimeTickets).issue(user))
  expect(Date.parse(expires_at) - Date.now()).toBeGreaterThan(25_000)
  expect(JSON.stringify((await client.query('select * from live_ticket')).rows)).not.toContain(ticket)
  const first = await liveClient(served.url, '/api/v1/main/ws')
  first.say({ type: 'auth', ticket })
  expect((await first.heard('note')).data).toEqual({ text: `hello ${people.ola}` })
  const second = await liveClient(served.url, '/api/v1/main/ws')
  second.say({ type: 'auth', ticket })
  expect(await second.closed).toBe(4401)
  const late = await Effect.runPromise(platform.find(RealtimeTickets).issue(user))
  await client.query(`update live_ticket set expires_at = now() - interval '1 second'`)
  expect(await Effect.runPromise(platform.find(RealtimeTickets).redeem(late.ticket, 'a'))).toBeNull()
})

test('RT-02 a session that ended is asked for a newer token, hears nothing meanwhile, and is cut off without one', async () => {
  const gone = await signedInClient(served.url, 'ola')
  const renewed = await signedInClient(served.url, 'jan')
  ended.add('ola').add('jan')
  await gone.heard('token.refresh')
  await renewed.heard('token.refresh')
  await tell(null, 'meanwhile')
  await tell(people.jan, 'only jan')
  renewed.say({ type: 'token.refresh', jwt: 'jan.2' })
  await renewed.heard('note', ({ data }) => (data as { text: string }).text === 'only jan')
  expect(await gone.closed).toBe(4401)
  expect([texts(gone.frames), texts(renewed.frames)]).toEqual([[], ['meanwhile', 'only jan']])
  renewed.say({ type: 'token.refresh', jwt: 'ola.2' })
  expect(await renewed.closed).toBe(4401)
})

test('RT-02 the line is known to live by heartbeats, and who does not answer them is gone', async () => {
  const client = await liveClient(served.url, '/api/v1/open/ws')
  await client.heard('heartbeat')
  // A line that is cut somewhere says nothing.
  client.socket.pause()
  await new Promise((resolve) => setTimeout(resolve, 700))
  client.socket.resume()
  expect(await client.closed).toBe(1006)
})
