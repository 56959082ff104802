import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#web/server/listen.ts'
import { readEnvironment } from '../../app/environment.ts'
import { makePlatform, type Platform } from '../../app/platform.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { plugin } from '../testing/route-fixture/plugin.ts'
import { type RouteServer, startRouteServer } from '../testing/route-server.ts'

const rateLimit = { times: 40, seconds: 3600 }
let platform: TestPlatform
let other: Platform
let firstServer: RouteServer
let secondServer: RouteServer
beforeAll(async () => {
  platform = await testPlatform({ plugins: [plugin], withDatabaseProxy: true })
  other = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [plugin], logger: pino({ level: 'silent' }) })
  firstServer = await startRouteServer(platform, { rateLimit })
  secondServer = await startRouteServer(other, { rateLimit })
})
afterAll(async () => {
  firstServer.end()
  secondServer.end()
  await other.close()
  await platform.end()
})

const send = ({ url }: RouteServer, from: string) => fetch(`${url}/api/probe/markup`, { headers: { 'x-forwarded-for': from } })
const sendMany = async (server: RouteServer, times: number, from: string) => {
  for (let n = 0; n < times; n++) await send(server, from)
}
const remaining = (response: Response) => Number(/"api";r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1])

test('requests of one address to all routes are counted across two processes, without a query for each request', async () => {
  const from = '203.0.113.10'
  platform.queries.length = 0
  await sendMany(firstServer, 20, from)
  // Earlier than once a second only when a tenth of the rest is used.
  expect(platform.queries.length).toBeLessThanOrEqual(10)
  await sendMany(secondServer, 15, from)
  await sleep(1500)
  // Both have shared their counts; the next request is followed by the totals of both.
  await send(firstServer, from)
  await sleep(1500)
  expect(remaining(await send(firstServer, from))).toBe(40 - 37)
  await sendMany(firstServer, 3, from)
  const rejected = await send(firstServer, from)
  expect([rejected.status, remaining(rejected), Number(rejected.headers.get('retry-after')) > 0]).toEqual([429, 0, true])
  expect(await rejected.json()).toMatchObject({ code: 'error/too-many-requests' })
  expect((await send(firstServer, '203.0.113.11')).status).toBe(200)
})

test('of calls that reach two processes at once, at most a tenth too many are let through', async () => {
  const limit = { times: 600, seconds: 3600 }
  const servers = [await startRouteServer(platform, { rateLimit: limit }), await startRouteServer(other, { rateLimit: limit })]
  const calls = servers.flatMap((server) => Array.from({ length: 520 }, () => send(server, '203.0.113.20')))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  const passed = statuses.filter((status) => status !== 429).length
  expect(passed).toBeGreaterThanOrEqual(600)
  expect(passed).toBeLessThanOrEqual(660)
  for (const server of servers) server.end()
})

test('an IPv6 address is counted with its whole network', async () => {
  await sendMany(firstServer, 39, '2001:db8::1')
  expect(remaining(await send(firstServer, '2001:db8::ffff'))).toBe(0)
  expect((await send(firstServer, '2001:db8::2')).status).toBe(429)
})

test('while the database is unreachable each process counts alone, and no count is lost', async () => {
  const from = '203.0.113.12'
  await platform.databaseProxy?.disconnect()
  await sendMany(firstServer, 39, from)
  await sleep(1200)
  expect([remaining(await send(firstServer, from)), (await send(firstServer, from)).status]).toEqual([0, 429])
  await platform.databaseProxy?.reconnect()
  await sleep(1200)
  await send(firstServer, from)
  await sleep(1200)
  await send(secondServer, from)
  await sleep(1200)
  expect((await send(secondServer, from)).status).toBe(429)
})

test('disconnects a client that sends the head or the body of a request too slowly', async () => {
  const environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' }), port: 0 }
  const app = express().use(express.json(), (_, response) => void response.end('read'))
  const server = await listen(app, environment, { head: 500, whole: 1500 })
  const statusLineOf = async (text: string): Promise<string> => {
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1')
    let response = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      response += text
    })
    socket.write(text)
    await once(socket, 'close')
    return response.split('\r\n')[0] ?? ''
  }
  const head = 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
  const body = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"a"'
  for (const slow of [head, body]) expect(await statusLineOf(slow)).toBe('HTTP/1.1 408 Request Timeout')
  expect(await statusLineOf(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1.1 431/)
  await server.close()
})
