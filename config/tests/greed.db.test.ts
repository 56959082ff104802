import { once } from 'node:events'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import express from 'express'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#web/server.ts'
import { readEnvironment } from '../environment.ts'
import { makePlatform, type Platform } from '../platform.ts'
import { type TestPlatform, testPlatform } from '../testing/platform.ts'
import { plugin } from '../testing/row-probe/plugin.ts'
import { type ServedRows, servedRows } from '../testing/served-rows.ts'

const rateLimit = { times: 40, seconds: 3600 }
let platform: TestPlatform
let other: Platform
let here: ServedRows
let there: ServedRows
beforeAll(async () => {
  platform = await testPlatform({ plugins: [plugin], cuttable: true })
  other = await makePlatform({ databaseUrl: platform.databaseUrl, plugins: [plugin], logger: pino({ level: 'silent' }) })
  here = await servedRows(platform, { rateLimit })
  there = await servedRows(other, { rateLimit })
})
afterAll(async () => {
  here.end()
  there.end()
  await other.close()
  await platform.end()
})

const ask = ({ url }: ServedRows, from: string) => fetch(`${url}/api/probe/markup`, { headers: { 'x-forwarded-for': from } })
const many = async (server: ServedRows, times: number, from: string) => {
  for (let n = 0; n < times; n++) await ask(server, from)
}
const left = (answer: Response) => Number(/"api";r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1])

test('what one address may ask of all rows is counted over two processes, with no query of its own for a request', async () => {
  const from = '203.0.113.10'
  platform.queries.splice(0)
  await many(here, 20, from)
  expect(platform.queries.length).toBeLessThanOrEqual(1)
  await many(there, 15, from)
  await sleep(1500)
  // Each has told the other; the next request here is followed by the totals of both.
  await ask(here, from)
  await sleep(1500)
  expect(left(await ask(here, from))).toBe(40 - 37)
  await many(here, 3, from)
  const refused = await ask(here, from)
  expect([refused.status, left(refused), Number(refused.headers.get('retry-after')) > 0]).toEqual([429, 0, true])
  expect(await refused.json()).toMatchObject({ code: 'error/too-many-requests' })
  expect((await ask(here, '203.0.113.11')).status).toBe(200)
})

test('an address of IPv6 is counted with its whole network', async () => {
  await many(here, 39, '2001:db8::1')
  expect(left(await ask(here, '2001:db8::ffff'))).toBe(0)
  expect((await ask(here, '2001:db8::2')).status).toBe(429)
})

test('while the database is away each process counts alone, and nothing is forgotten', async () => {
  const from = '203.0.113.12'
  await platform.line?.cut()
  await many(here, 39, from)
  await sleep(1200)
  expect([left(await ask(here, from)), (await ask(here, from)).status]).toEqual([0, 429])
  await platform.line?.mend()
  await sleep(1200)
  await ask(here, from)
  await sleep(1200)
  await ask(there, from)
  await sleep(1200)
  expect((await ask(there, from)).status).toBe(429)
})

test('a client that is slow with the head or the body of a request is let go', async () => {
  const environment = { ...readEnvironment({ APP_ENV: 'test', PUBLIC_URL: 'http://kredka.test' }), port: 0 }
  const app = express().use(express.json(), (_, response) => void response.end('read'))
  const server = await listen(app, environment, { head: 500, whole: 1500 })
  const said = async (text: string): Promise<readonly [string, number]> => {
    const began = performance.now()
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text
    })
    socket.write(text)
    await once(socket, 'close')
    return [answer.split('\r\n')[0] ?? '', performance.now() - began]
  }
  const [head, headMs] = await said('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expect([head, headMs < 4000]).toEqual(['HTTP/1.1 408 Request Timeout', true])
  const [body, bodyMs] = await said('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{"a"')
  expect([body, bodyMs > 1000 && bodyMs < 5000]).toEqual(['HTTP/1.1 408 Request Timeout', true])
  const [huge] = await said(`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)
  expect(huge).toMatch(/^HTTP\/1.1 431/)
  await server.close()
})
