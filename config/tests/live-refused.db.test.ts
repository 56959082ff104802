import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import { WebSocket } from 'ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Realtime } from '#core/ports/live.ts'
import { type LiveClient, liveClient, signedInClient } from '../testing/live-client.ts'
import { liveProbe, people } from '../testing/live-probe.ts'
import { type LiveServed, liveServed } from '../testing/live-served.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'

const main = '/api/v1/main/ws'
const open = '/api/v1/open/ws'
let platform: TestPlatform
let served: LiveServed
beforeAll(async () => {
  platform = await testPlatform({ plugins: [liveProbe] })
  served = await liveServed(platform, { pace: { auth: 300 }, measure: { perNetwork: 6, perAccount: 2 } })
})
afterAll(async () => {
  await served.end()
  await platform.end()
})
const bye = async (...clients: readonly LiveClient[]) => {
  for (const { socket } of clients) socket.close()
  await Promise.all(clients.map(({ closed }) => closed))
}

test('J11.11 without Origin, from another site, on no channel: no websocket at all', async () => {
  for (const origin of [null, 'https://evil.test', 'null', `${served.url}.evil.test`])
    await expect(liveClient(served.url, open, { origin })).rejects.toThrow('refused 403')
  await expect(liveClient(served.url, '/api/v1/other/ws')).rejects.toThrow('refused 404')
  for (const origin of [served.url, 'http://kredka.test']) await bye(await liveClient(served.url, open, { origin }))
})

test('J11.11 RT-02 who does not say who it is, or is not who it says, is cut off; a token in the address is none', async () => {
  const silent = await liveClient(served.url, `${main}?jwt=ola`)
  expect(await silent.closed).toBe(4401)
  for (const jwt of ['eve', 'ola2', '']) {
    const liar = await liveClient(served.url, main)
    liar.say({ type: 'auth', jwt })
    expect([jwt, await liar.closed]).toEqual([jwt, 4401])
  }
  expect(silent.frames).toEqual([])
})

test('J11.11 a frame of a megabyte is not read, one that nobody knows ends it', async () => {
  const big = await liveClient(served.url, open)
  big.say({ type: 'resume', last_id: 1, x: 'x'.repeat(1_000_000) })
  expect(await big.closed).toBe(1009)
  const odd: readonly unknown[] = ['no json', '[]', 'null', { type: 'nope' }, { type: 'auth', jwt: 'ola' }, { type: 'resume', last_id: -1 }]
  for (const frame of [...odd, { type: 'resume', last_id: 1, more: 1 }, { type: 'token.refresh', jwt: 'ola' }]) {
    const client = await liveClient(served.url, open)
    client.say(frame)
    expect([frame, await client.closed]).toEqual([frame, 1008])
  }
  const binary = await liveClient(served.url, open)
  binary.socket.send(Buffer.from('{"type":"resume","last_id":1}'))
  expect(await binary.closed).toBe(1008)
  const twice = await signedInClient(served.url, 'ola')
  twice.say({ type: 'auth', jwt: 'jan' })
  expect(await twice.closed).toBe(1008)
})

test('J11.11 a client that says too much is cut off', async () => {
  const client = await liveClient(served.url, open)
  await client.heard('note')
  for (let n = 0; n < 200; n++) client.say({ type: 'resume', last_id: 1 })
  expect(await client.closed).toBe(1008)
})

test('one network and one account have so many websockets and no more; what ends makes room', async () => {
  const two = [await signedInClient(served.url, 'ola'), await signedInClient(served.url, 'ola')]
  const third = await liveClient(served.url, main)
  third.say({ type: 'auth', jwt: 'ola' })
  expect(await third.closed).toBe(1013)
  const more = await Promise.all([1, 2, 3, 4].map(() => liveClient(served.url, open)))
  await expect(liveClient(served.url, open)).rejects.toThrow('refused 429')
  const elsewhere = await liveClient(served.url, open, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  await bye(...two, elsewhere)
  await sleep(50)
  await bye(await signedInClient(served.url, 'ola'), ...more)
})

test('who does not read is let go, and nobody else waits for them', async () => {
  const slow = await signedInClient(served.url, 'ola')
  const quick = await signedInClient(served.url, 'ola')
  slow.socket.pause()
  const text = 'x'.repeat(50_000)
  for (let n = 0; n < 200; n++) {
    await Effect.runPromise(
      platform.find(Realtime).publish({ channel: 'main', to: people.ola, type: 'note', data: { text: `${n} ${text}` } }),
    )
  }
  await quick.heard('note', ({ data }) => (data as { text: string }).text.startsWith('199 '))
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
  expect(quick.socket.readyState).toBe(WebSocket.OPEN)
  await bye(quick)
})

test('what is no websocket at all does no harm', async () => {
  const { port } = new URL(served.url)
  for (const words of ['', 'Sec-WebSocket-Key: short\r\n', 'Sec-WebSocket-Version: 1\r\n']) {
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `GET ${open} HTTP/1.1\r\nHost: kredka.test\r\nOrigin: http://kredka.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${words}\r\n`,
    )
    const said = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))))
    expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
    socket.destroy()
  }
  await bye(await liveClient(served.url, open))
})

test('a graceful end says 1001, so that clients come back elsewhere', async () => {
  const mortal = await liveServed(platform)
  const client = await liveClient(mortal.url, open)
  await mortal.end()
  expect(await client.closed).toBe(1001)
})
