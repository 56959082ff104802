import { once } from 'node:events'
import net from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#config/quality/testing/eventually.ts'
import { type PollLoop, type PollLoopOptions, startPollLoop } from './poll-loop.ts'

/** Authentication succeeded, ready for queries. */
const greeting = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

let server: net.Server
let sockets: net.Socket[]
let loop: PollLoop
afterEach(async () => {
  await loop.stop()
  for (const socket of sockets) socket.destroy()
  server.close()
})

/** Starts a server that accepts connections, answers no query and, unless it `closes`, never closes a connection. */
const startSilentServer = async ({ authenticates = true, closes = false } = {}): Promise<string> => {
  sockets = []
  server = net.createServer({ allowHalfOpen: !closes }, (socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => authenticates && socket.write(greeting))
    socket.resume()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `postgres://kredka@127.0.0.1:${(server.address() as net.AddressInfo).port}/kredka`
}
const start = (url: string, options: Partial<PollLoopOptions>) => {
  const times = { pollIntervalMs: 60_000, reconnectDelayMs: 10, connectTimeoutMs: 60_000, queryTimeoutMs: 60_000, stopTimeoutMs: 20 }
  loop = startPollLoop({ url, channel: null, poll: async () => false, onOutage: () => undefined, ...times, ...options })
}

test('stops although the server never closes the connection', async () => {
  const poll = vi.fn(async () => false)
  start(await startSilentServer(), { poll })
  await eventually(() => expect(poll).toHaveBeenCalled())
  await loop.stop()
})

test('stops although the server answers no query', async () => {
  start(await startSilentServer(), { channel: 'outbox' })
  await eventually(() => expect(sockets.length).toBe(1))
  await loop.stop()
})

test('stops although the server does not answer the connection', async () => {
  start(await startSilentServer({ authenticates: false }), {})
  await eventually(() => expect(sockets.length).toBe(1))
  await loop.stop()
})

test('polls again at once while more is waiting, and on a notification', async () => {
  const answers = [true, true, false]
  const poll = vi.fn(async () => answers.shift() ?? false)
  start(await startSilentServer(), { poll })
  await eventually(() => expect(poll).toHaveBeenCalledTimes(3))
  loop.notify()
  await eventually(() => expect(poll).toHaveBeenCalledTimes(4))
})

test('replaces the connection after a failed poll and reports an outage once', async () => {
  const onOutage = vi.fn()
  const poll = vi.fn(async () => {
    if (poll.mock.calls.length <= 2) throw new Error('lost')
    return false
  })
  start(await startSilentServer({ closes: true }), { poll, onOutage })
  await eventually(() => expect(poll).toHaveBeenCalledTimes(3))
  expect([sockets.length, onOutage.mock.calls.length]).toEqual([3, 1])
})
