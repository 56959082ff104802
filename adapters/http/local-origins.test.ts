import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localOrigins } from './local-origins.ts'

let server: Server
beforeAll(async () => {
  const app = express().use('/api', localOrigins)
  app.post('/api/x', (_, response) => void response.send('done'))
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

const ask = async (method: string, origin: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x`, { method, headers: { origin } })
  return [answer.status, answer.headers.get('access-control-allow-origin')]
}

test.each(['http://localhost:3001', 'http://bajka.localhost:3001', 'http://localhost'])(
  'SH-10 allows %s in development',
  async (origin) => {
    expect(await ask('OPTIONS', origin)).toEqual([204, origin])
    expect(await ask('POST', origin)).toEqual([200, origin])
  },
)

test.each(['https://localhost.example', 'http://evil.test', 'http://localhost.evil.test:3000'])('SH-10 refuses %s', async (origin) => {
  expect((await ask('OPTIONS', origin))[1]).toBe(null)
  expect(await ask('POST', origin)).toEqual([200, null])
})
