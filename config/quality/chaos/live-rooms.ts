import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { WebSocket } from 'ws'
import { startEmbedded } from '#adapters/postgres/embedded/embedded.ts'
import { makePlatform } from '../../app/platform.ts'
import { percentile } from '../bench/search-inputs.ts'
import { accountOf, realtimeFixture } from '../testing/realtime-fixture.ts'
import { type RealtimeProcess, startRealtimeProcess } from '../testing/realtime-process.ts'
import { roomMembers } from '../testing/realtime-rooms.ts'
import type { ChaosExperiment } from './experiment.ts'
import { queryOnce } from './live-thread.ts'
import { rssMb } from './processes.ts'

const listenersOfRoom = 60
const messagesPerSecond = 20
/** Websockets that are opened at once. */
const openedAtOnce = 100

/** Time of this machine, on one clock for all its processes, milliseconds. */
const now = () => performance.timeOrigin + performance.now()

type Kind = 'note' | 'typing'

/** Opens a websocket of an account; calls back with the milliseconds that each frame took. */
const listen = async (url: string, jwt: string, onFrame: (kind: Kind, tookMs: number) => void): Promise<WebSocket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/rooms/ws`, { origin: url })
  const ready = Promise.withResolvers<void>()
  socket.on('error', ready.reject)
  socket.on('close', (code) => ready.reject(new Error(`closed with ${code}`)))
  socket.on('open', () => socket.send(JSON.stringify({ type: 'auth', jwt })))
  socket.on('message', (bytes) => {
    const arrivedAt = now()
    const { type, data } = JSON.parse(String(bytes))
    if (type === 'ready') ready.resolve()
    else if (type === 'note') onFrame(type, arrivedAt - Number(data.text))
    else if (type === 'typing') onFrame(type, arrivedAt - Number(data.who))
  })
  await ready.promise
  return socket
}

/** Opens the websockets of all members of all rooms, alternately on the processes. */
const fillRooms = async (rooms: number, processes: readonly RealtimeProcess[], onFrame: Parameters<typeof listen>[2]) => {
  const sockets: WebSocket[] = []
  const all = rooms * listenersOfRoom
  for (let first = 0; first < all; first += openedAtOnce) {
    const some = Array.from({ length: Math.min(openedAtOnce, all - first) }, (_, n) =>
      listen(processes[(first + n) % processes.length]?.url ?? '', String(first + n), onFrame),
    )
    sockets.push(...(await Promise.all(some)))
  }
  return sockets
}

/** Opens 12,000 websockets in 200 rooms on two processes, and publishes 20 messages and 20 signals a second to one room each. */
export const liveRooms: ChaosExperiment = {
  description: 'rooms of 60 websockets each on two processes, with 20 messages and 20 signals a second',
  run: async ({ folder, short }) => {
    const rooms = short ? 5 : 200
    const seconds = short ? 3 : 60
    const database = await startEmbedded(path.join(folder, 'postgres'))
    const processes: RealtimeProcess[] = []
    const sockets: WebSocket[] = []
    try {
      const platform = await makePlatform({ databaseUrl: database.url, plugins: [realtimeFixture], logger: pino({ level: 'silent' }) })
      await platform.migrateUp()
      await platform.close()
      await queryOnce(database.url, roomMembers)
      await queryOnce(database.url, 'create index on room_member (account_id)')
      const members = Array.from({ length: rooms * listenersOfRoom }, (_, n) => [accountOf(String(n)), `room:${n % rooms}`])
      await queryOnce(database.url, 'insert into room_member select * from unnest($1::uuid[], $2::text[])', [
        members.map(([account]) => account),
        members.map(([, audience]) => audience),
      ])
      for (let n = 0; n < 2; n++) processes.push(await startRealtimeProcess(database.url))
      const took: Record<Kind, number[]> = { note: [], typing: [] }
      const openedAt = performance.now()
      sockets.push(...(await fillRooms(rooms, processes, (kind, ms) => void took[kind].push(ms))))
      const opening = (performance.now() - openedAt) / 1000
      await sleep(3000)
      await Promise.all(processes.map((one) => one.busy()))
      const idleFrom = performance.now()
      await sleep(short ? 1000 : 30_000)
      const idle = await Promise.all(processes.map((one) => one.busy()))
      const idleSeconds = (performance.now() - idleFrom) / 1000
      const total = seconds * messagesPerSecond
      for (let n = 0; n < total; n++) {
        const [one, other] = n % 2 ? processes : processes.toReversed()
        const to = { audience: `room:${(n * 7) % rooms}` }
        one?.send('publish', { channel: 'rooms', to, type: 'note', data: { text: String(now()) } })
        other?.send('signal', { channel: 'rooms', to, type: 'typing', data: { who: String(now()) } })
        await sleep(1000 / messagesPerSecond)
      }
      const busy = await Promise.all(processes.map((one) => one.busy()))
      for (let n = 0; n < 50 && took.note.length < total * listenersOfRoom; n++) await sleep(100)
      const notes = took.note.toSorted((a, b) => a - b)
      const signals = took.typing.toSorted((a, b) => a - b)
      const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length
      const percent = (shares: readonly number[]) => shares.map((share) => `${(share * 100).toFixed(1)} %`).join(' and ')
      const times = (sorted: readonly number[]) => [0.5, 0.95, 0.99].map((share) => percentile(sorted, share)?.toFixed(0)).join(', ')
      return [
        { description: `websockets open, of ${members.length}`, figure: open, ok: open === members.length },
        { description: 'seconds until all were open', figure: opening.toFixed(1) },
        { description: 'resident memory of each process, MB', figure: processes.map((one) => rssMb(one.process)).join(' and ') },
        { description: `share of a processor of the main threads, idle for ${idleSeconds.toFixed(0)} s`, figure: percent(idle) },
        { description: 'share of a processor of the main threads under messages', figure: percent(busy), ok: Math.max(...busy) <= 0.3 },
        {
          description: `frames of ${total} messages`,
          figure: notes.length,
          ok: notes.length === total * listenersOfRoom,
        },
        { description: 'p50, p95, p99 from publishing to the frame, ms', figure: times(notes), ok: (percentile(notes, 0.95) ?? 0) <= 500 },
        { description: `frames of ${total} signals`, figure: signals.length },
        { description: 'p50, p95, p99 of signals, ms', figure: times(signals) },
      ]
    } finally {
      for (const socket of sockets) socket.terminate()
      for (const one of processes) await one.end()
      await database.stop()
    }
  },
}
