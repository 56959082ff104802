import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeHub } from '#adapters/realtime/hub.ts'
import { channelsOf } from '#core/plugin/channels.ts'
import { Realtime } from '#core/ports/live.ts'
import { until } from '../testing/indexed.ts'
import { liveClient, signedInClient } from '../testing/live-client.ts'
import { liveProbe, people } from '../testing/live-probe.ts'
import { type LiveProcess, startLiveProcess } from '../testing/live-process.ts'
import { liveServed } from '../testing/live-served.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
const processes: LiveProcess[] = []
beforeAll(async () => {
  platform = await testPlatform({ plugins: [liveProbe], cuttable: true })
  for (let n = 0; n < 2; n++) processes.push(await startLiveProcess(platform.databaseUrl))
})
afterAll(async () => {
  for (const one of processes.splice(0)) expect(await one.end()).toBe(0)
  await platform.end()
})
const said = (text: string) => (frame: { data: unknown }) => (frame.data as { text: string }).text === text

test('RT-01 PL-12 what one process tells the clients of both hear within two seconds, each once', async () => {
  const [one, other] = processes as [LiveProcess, LiveProcess]
  const clients = [await signedInClient(one.url, 'ola'), await signedInClient(other.url, 'ola'), await signedInClient(other.url, 'jan')]
  let slowest = 0
  for (let n = 0; n < 20; n++) {
    const began = performance.now()
    await (n % 2 ? one : other).tell(people.ola, `n${n}`)
    await Promise.all(clients.slice(0, 2).map((client) => client.heard('note', said(`n${n}`))))
    slowest = Math.max(slowest, performance.now() - began)
  }
  console.info(`slowest ${slowest.toFixed(0)} ms`)
  expect(slowest).toBeLessThan(2000)
  expect(clients.map(({ frames }) => frames.filter(({ id }) => id !== null).length)).toEqual([20, 20, 0])
  for (const { socket } of clients) socket.close()
})

test('PL-12 who was cut from one process goes on at the other', async () => {
  const [one, other] = processes as [LiveProcess, LiveProcess]
  const client = await signedInClient(one.url, 'ola')
  await one.tell(people.ola, 'before')
  const { id } = await client.heard('note', said('before'))
  client.socket.terminate()
  await one.tell(people.ola, 'between')
  const again = await signedInClient(other.url, 'ola', id ?? 0)
  await again.heard('note', said('between'))
  expect(again.frames.filter(({ id }) => id !== null)).toHaveLength(1)
  again.socket.close()
})

test('PL-12 where no notification comes (PgBouncer) frames are found by looking', async () => {
  const heard: string[] = []
  const hub = makeHub({ url: platform.databaseUrl, every: 200, listens: false, onError: () => undefined })
  const channel = channelsOf([liveProbe]).get('main')
  if (!channel) throw new Error('no channel')
  const hears = ({ text }: { text: string }) => void heard.push((JSON.parse(text) as { data: { text: string } }).data.text)
  await hub.add({ channel, account: people.ola, hears, says: () => undefined, loses: () => undefined }).heard
  await processes[0]?.tell(people.ola, 'unrung')
  await until(async () => heard.includes('unrung'), 2000)
  await hub.close()
})

test('PL-12 while the database is away websockets stay and say so; what was told meanwhile comes when it is back', async () => {
  const served = await liveServed(platform)
  const client = await liveClient(served.url, '/api/v1/open/ws')
  const ola = await signedInClient(served.url, 'ola')
  for (const one of [client, ola]) await one.heard('note')
  await platform.line?.cut()
  await client.heard('state', ({ data }) => data === 'away')
  const late = await liveClient(served.url, '/api/v1/open/ws')
  expect(await late.closed).toBe(1013)
  await processes[0]?.tell(people.ola, 'while it was away')
  await platform.line?.mend()
  await client.heard('state', ({ data }) => data === 'back')
  await ola.heard('note', said('while it was away'))
  expect(ola.frames.filter(({ type }) => type === 'resync')).toEqual([])
  await served.end()
})

test('500 websockets that hear nothing cost the database nothing and the process little', async () => {
  const served = await liveServed(platform, { measure: { perNetwork: 1000 } })
  await liveClient(served.url, '/api/v1/open/ws')
  const [memory, sockets] = [process.memoryUsage.rss(), []] as [number, Awaited<ReturnType<typeof liveClient>>[]]
  for (let n = 0; n < 500; n += 50)
    sockets.push(...(await Promise.all(Array.from({ length: 50 }, () => liveClient(served.url, '/api/v1/open/ws')))))
  await Promise.all(sockets.map((client) => client.heard('note')))
  const queries = platform.queries.length
  const used = process.cpuUsage()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const { user, system } = process.cpuUsage(used)
  const cpu = (user + system) / 2_000_000
  // Both ends of each live in this process.
  const each = (process.memoryUsage.rss() - memory) / 500
  const [lines] = await rowsOf<{ n: number }>(platform, 'select count(*)::int n from pg_stat_activity where datname = current_database()')
  console.info(
    `500 idle: ${(cpu * 100).toFixed(1)} % of a processor, ${(each / 1000).toFixed(0)} KB each with its client, ${lines?.n} connections`,
  )
  expect(platform.queries.length - queries).toBe(1)
  expect(cpu).toBeLessThan(0.2)
  expect(each).toBeLessThan(200_000)
  await Effect.runPromise(platform.find(Realtime).publish({ channel: 'open', to: null, type: 'state', data: 'news' }))
  const began = performance.now()
  await Promise.all(sockets.map((client) => client.heard('state')))
  expect(performance.now() - began).toBeLessThan(2000)
  await served.end()
})
