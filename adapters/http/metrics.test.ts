import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metricsRoute } from './metrics.ts'

const metrics = { contentType: 'text/plain; version=0.0.4', text: async () => 'up 1\n' }
const server = createServer(express().use(metricsRoute(metrics)))
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/metrics`
})
afterAll(() => server.close())

test('serves /metrics to a direct request from a private address', async () => {
  const answer = await fetch(url)
  expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([200, 'up 1\n', 'no-store'])
})

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded'])('refuses a request through a proxy that sends %s', async (header) => {
  expect((await fetch(url, { headers: { [header]: '203.0.113.7' } })).status).toBe(404)
})
