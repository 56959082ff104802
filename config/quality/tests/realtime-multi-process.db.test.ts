import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHub } from '#adapters/realtime/hub.ts'
import type { Listener } from '#adapters/realtime/listeners.ts'
import { channelsOf } from '#core/plugin/channels.ts'
import { Realtime } from '#core/ports/realtime.ts'
import { waitUntil } from '../testing/index-fixture.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'
import { accountIds, realtimeFixture } from '../testing/realtime-fixture.ts'
import { type RealtimeProcess, startRealtimeProcess } from '../testing/realtime-process.ts'
import { startRealtimeServer } from '../testing/realtime-server.ts'
import { connectSignedIn, connectWebSocket } from '../testing/websocket-client.ts'

let platform: TestPlatform
const processes: RealtimeProcess[] = []
beforeAll(async () => {
  platform = await testPlatform({ plugins: [realtimeFixture], withDatabaseProxy: true })
  for (let n = 0; n < 2; n++) processes.push(await startRealtimeProcess(platform.databaseUrl))
})
afterAll(async () => {
  for (const one of processes) expect(await one.end()).toBe(0)
  await platform.end()
})
const hasText = (text: string) => (frame: { data: unknown }) => (frame.data as { text: string }).text === text

test('RT-01 PL-12 clients of two processes receive each message of either process, once', async () => {
  const [one, other] = processes as [RealtimeProcess, RealtimeProcess]
  const clients = [await connectSignedIn(one.url, 'ola'), await connectSignedIn(other.url, 'ola'), await connectSignedIn(other.url, 'jan')]
  for (let n = 0; n < 20; n++) {
    await (n % 2 ? one : other).publish(accountIds.ola, `n${n}`)
    await Promise.all(clients.slice(0, 2).map((client) => client.waitForFrame('note', hasText(`n${n}`))))
  }
  expect(clients.map(({ frames }) => frames.filter(({ id }) => id !== null).length)).toEqual([20, 20, 0])
  for (const { socket } of clients) socket.close()
})

test('PL-12 a client disconnected from one process resumes at the other', async () => {
  const [one, other] = processes as [RealtimeProcess, RealtimeProcess]
  const client = await connectSignedIn(one.url, 'ola')
  await one.publish(accountIds.ola, 'before')
  const { id } = await client.waitForFrame('note', hasText('before'))
  client.socket.terminate()
  await one.publish(accountIds.ola, 'between')
  const again = await connectSignedIn(other.url, 'ola', id ?? 0)
  await again.waitForFrame('note', hasText('between'))
  expect(again.frames.filter(({ id }) => id !== null)).toHaveLength(1)
  again.socket.close()
})

test('PL-12 without notifications (PgBouncer) messages are found by polling', async () => {
  const received: string[] = []
  const hub = makeHub({ url: platform.databaseUrl, pollIntervalMs: 200, useNotifications: false, onError: () => undefined })
  const channel = channelsOf([realtimeFixture]).get('main')
  if (!channel) throw new Error('no channel')
  const deliver: Listener['deliver'] = ({ text }) => void received.push((JSON.parse(String(text)) as { data: { text: string } }).data.text)
  const ignore = () => undefined
  await hub.add({ channel, account: accountIds.ola, deliver, send: ignore, signal: ignore, reportLoss: ignore }).ready
  await processes[0]?.publish(accountIds.ola, 'unannounced')
  await waitUntil(async () => received.includes('unannounced'))
  await hub.close()
})

test('PL-12 while the database is unreachable websockets stay open and report it; messages sent meanwhile arrive afterwards', async () => {
  const server = await startRealtimeServer(platform)
  const client = await connectWebSocket(server.url, '/api/v1/open/ws')
  const ola = await connectSignedIn(server.url, 'ola')
  for (const one of [client, ola]) await one.waitForFrame('note')
  await platform.databaseProxy?.disconnect()
  await client.waitForFrame('state', ({ data }) => data === 'away')
  const late = await connectWebSocket(server.url, '/api/v1/open/ws')
  expect(await late.closeCode).toBe(1013)
  await processes[0]?.publish(accountIds.ola, 'while it was away')
  await platform.databaseProxy?.reconnect()
  await client.waitForFrame('state', ({ data }) => data === 'back')
  await ola.waitForFrame('note', hasText('while it was away'))
  expect(ola.frames.filter(({ type }) => type === 'resync')).toEqual([])
  await server.end()
})

test('500 idle websockets cost no queries and little memory, and each receives the next message', async () => {
  const server = await startRealtimeServer(platform, { limits: { perNetwork: 1000 } })
  await connectWebSocket(server.url, '/api/v1/open/ws')
  const [memory, sockets] = [process.memoryUsage.rss(), []] as [number, Awaited<ReturnType<typeof connectWebSocket>>[]]
  for (let n = 0; n < 500; n += 50)
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => connectWebSocket(server.url, '/api/v1/open/ws')))))
  await Promise.all(sockets.map((client) => client.waitForFrame('note')))
  const queries = platform.queries.length
  await new Promise((resolve) => setTimeout(resolve, 2000))
  // Both ends of each websocket are in this process.
  const each = (process.memoryUsage.rss() - memory) / 500
  const [lines] = await rowsOf<{ n: number }>(platform, 'select count(*)::int n from pg_stat_activity where datname = current_database()')
  console.info(`500 idle: ${(each / 1000).toFixed(0)} KB each with its client, ${lines?.n} connections`)
  // Polls of the server itself, however many websockets there are.
  expect(platform.queries.length - queries).toBeLessThan(5)
  expect(each).toBeLessThan(200_000)
  await Effect.runPromise(platform.find(Realtime).publish({ channel: 'open', to: null, type: 'state', data: 'news' }))
  await Promise.all(sockets.map((client) => client.waitForFrame('state')))
  await server.end()
})
