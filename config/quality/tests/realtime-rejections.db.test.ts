import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Realtime } from '#core/ports/realtime.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { accountIds, realtimeFixture } from '../testing/realtime-fixture.ts'
import { type RealtimeServer, startRealtimeServer } from '../testing/realtime-server.ts'
import { connectSignedIn, connectWebSocket, type WebSocketClient } from '../testing/websocket-client.ts'

const main = '/api/v1/main/ws'
const open = '/api/v1/open/ws'
let platform: TestPlatform
let server: RealtimeServer
beforeAll(async () => {
  platform = await testPlatform({ plugins: [realtimeFixture] })
  server = await startRealtimeServer(platform, { timing: { auth: 300 }, limits: { perNetwork: 6, perAccount: 2 } })
})
afterAll(async () => {
  await server.end()
  await platform.end()
})
const closeAll = async (...clients: readonly WebSocketClient[]) => {
  for (const { socket } of clients) socket.close()
  await Promise.all(clients.map(({ closeCode }) => closeCode))
}

test('J11.11 rejects websockets without Origin, from another site, and of an unknown channel', async () => {
  for (const origin of [null, 'https://evil.test', 'null', `${server.url}.evil.test`])
    await expect(connectWebSocket(server.url, open, { origin })).rejects.toThrow('refused 403')
  await expect(connectWebSocket(server.url, '/api/v1/other/ws')).rejects.toThrow('refused 404')
  for (const origin of [server.url, 'http://kredka.test']) await closeAll(await connectWebSocket(server.url, open, { origin }))
})

test('J11.11 RT-02 disconnects clients without valid authentication; ignores a token in the address', async () => {
  const silent = await connectWebSocket(server.url, `${main}?jwt=ola`)
  expect(await silent.closeCode).toBe(4401)
  for (const jwt of ['eve', 'ola2', '']) {
    const impostor = await connectWebSocket(server.url, main)
    impostor.send({ type: 'auth', jwt })
    expect([jwt, await impostor.closeCode]).toEqual([jwt, 4401])
  }
  expect(silent.frames).toEqual([])
})

test('J11.11 rejects a frame of a megabyte; an unknown frame closes the connection', async () => {
  const big = await connectWebSocket(server.url, open)
  big.send({ type: 'resume', last_id: 1, x: 'x'.repeat(1_000_000) })
  expect(await big.closeCode).toBe(1009)
  const invalid: readonly unknown[] = [
    'no json',
    '[]',
    'null',
    { type: 'nope' },
    { type: 'auth', jwt: 'ola' },
    { type: 'resume', last_id: -1 },
  ]
  for (const frame of [...invalid, { type: 'resume', last_id: 1, more: 1 }, { type: 'token.refresh', jwt: 'ola' }]) {
    const client = await connectWebSocket(server.url, open)
    client.send(frame)
    expect([frame, await client.closeCode]).toEqual([frame, 1008])
  }
  const binary = await connectWebSocket(server.url, open)
  binary.socket.send(Buffer.from('{"type":"resume","last_id":1}'))
  expect(await binary.closeCode).toBe(1008)
  const twice = await connectSignedIn(server.url, 'ola')
  twice.send({ type: 'auth', jwt: 'jan' })
  expect(await twice.closeCode).toBe(1008)
})

test('J11.11 disconnects a client that sends too many frames', async () => {
  const client = await connectWebSocket(server.url, open)
  await client.waitForFrame('note')
  for (let n = 0; n < 200; n++) client.send({ type: 'resume', last_id: 1 })
  expect(await client.closeCode).toBe(1008)
})

test('limits websockets for each network and account; a closed one frees its place', async () => {
  const two = [await connectSignedIn(server.url, 'ola'), await connectSignedIn(server.url, 'ola')]
  const third = await connectWebSocket(server.url, main)
  third.send({ type: 'auth', jwt: 'ola' })
  expect(await third.closeCode).toBe(1013)
  const more = await Promise.all([1, 2, 3, 4].map(() => connectWebSocket(server.url, open)))
  await expect(connectWebSocket(server.url, open)).rejects.toThrow('refused 429')
  const elsewhere = await connectWebSocket(server.url, open, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  await closeAll(...two, elsewhere)
  await sleep(50)
  await closeAll(await connectSignedIn(server.url, 'ola'), ...more)
})

test('disconnects a client that does not read, without delaying others', async () => {
  const slow = await connectSignedIn(server.url, 'ola')
  const quick = await connectSignedIn(server.url, 'ola')
  slow.socket.pause()
  const text = 'x'.repeat(50_000)
  for (let n = 0; n < 200; n++) {
    await Effect.runPromise(
      platform.find(Realtime).publish({ channel: 'main', to: accountIds.ola, type: 'note', data: { text: `${n} ${text}` } }),
    )
  }
  await quick.waitForFrame('note', ({ data }) => (data as { text: string }).text.startsWith('199 '))
  slow.socket.resume()
  expect(await slow.closeCode).toBe(1006)
  expect(quick.socket.readyState).toBe(WebSocket.OPEN)
  await closeAll(quick)
})

test('survives broken websocket handshakes', async () => {
  const { port } = new URL(server.url)
  for (const header of ['', 'Sec-WebSocket-Key: short\r\n', 'Sec-WebSocket-Version: 1\r\n']) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `GET ${open} HTTP/1.1\r\nHost: kredka.test\r\nOrigin: http://kredka.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${header}\r\n`,
    )
    const response = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    expect(response).toMatch(/^HTTP\/1\.1 4\d\d /)
    socket.destroy()
  }
  await closeAll(await connectWebSocket(server.url, open))
})

test('a graceful shutdown closes with 1001, so that clients reconnect elsewhere', async () => {
  const stopped = await startRealtimeServer(platform)
  const client = await connectWebSocket(stopped.url, open)
  await stopped.end()
  expect(await client.closeCode).toBe(1001)
})
