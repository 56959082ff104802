import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import express from 'express'
import { expect, test } from 'vitest'
import { queueUntilHeaders } from './queue-until-headers.ts'
import { makeRequestQueue } from './request-queue.ts'

/** Server with one turn for cheap requests: `/slow` sends its head late, `/long` its body, `/page` has other turns. */
const start = async () => {
  const turns = queueUntilHeaders(makeRequestQueue({ parallel: 1, waiting: 10 }), () => 'one')
  const started: string[] = []
  const app = express()
    .use(turns.take)
    .get('/slow', async (_, response) => {
      started.push('slow')
      await wait(200)
      response.send('slow')
    })
    .get('/long', (_, response) => {
      started.push('long')
      response.write('head')
    })
    .get('/quick', (_, response) => {
      started.push('quick')
      response.send('quick')
    })
    .use(turns.release)
    .get('/page', async (_, response) => {
      started.push('page')
      await wait(200)
      response.send('page')
    })
  const server = app.listen(0)
  const { port } = server.address() as AddressInfo
  const get = (path: string, signal?: AbortSignal) => fetch(`http://127.0.0.1:${port}${path}`, signal ? { signal } : {})
  return { get, started, end: () => server.close().closeAllConnections() }
}

test('cheap requests of a network wait for each other, until the head of the response is sent', async () => {
  const { get, started, end } = await start()
  const slow = get('/slow')
  await expect.poll(() => started).toEqual(['slow'])
  const quick = get('/quick')
  await wait(50)
  expect(started).toEqual(['slow'])
  await Promise.all([slow, quick])
  expect(started).toEqual(['slow', 'quick'])
  // A body that is read slowly holds no turn, and neither does what takes turns of its own.
  const left = new AbortController()
  await get('/long', left.signal)
  const page = get('/page')
  await expect.poll(() => started).toContain('page')
  expect(await (await get('/quick')).text()).toBe('quick')
  await page
  left.abort()
  end()
})
