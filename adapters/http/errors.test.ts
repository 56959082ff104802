import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { Unavailable } from '#core/ports/unavailable.ts'
import { answerWithText } from './errors.ts'

const bugs: unknown[] = []
const thrown: Readonly<Record<string, unknown>> = {
  '/file': Object.assign(new Error('ENOENT /jan.kowalski@example.test.js'), { status: 404 }),
  '/broken-address': Object.assign(new URIError('Failed to decode param'), { status: 400 }),
  '/away': new Unavailable(),
  '/overloaded': new Unavailable({ retryAfterSeconds: 2 }),
  '/often': new TooManyRequests({ retryAfterSeconds: 1 }),
  '/bug': new Error('jan.kowalski@example.test'),
}
const app = express()
  .use(({ path }) => {
    throw thrown[path]
  })
  .use(answerWithText((error) => void bugs.push(error)))
const server = createServer(app)
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => server.close())

test('sends the status text for a missing file, an address that cannot be decoded, an unavailable database, overload, too many requests and a bug, reports the bug once and writes nothing to the console', async () => {
  const console_ = vi.spyOn(console, 'error')
  const answers = await Promise.all(
    Object.keys(thrown).map(async (path) => {
      const answer = await fetch(url + path)
      return [answer.status, await answer.text(), answer.headers.get('retry-after')]
    }),
  )
  expect(answers).toEqual([
    [404, 'Not Found', null],
    [404, 'Not Found', null],
    [503, 'Service Unavailable', '5'],
    [503, 'Service Unavailable', '2'],
    [429, 'Too Many Requests', '1'],
    [500, 'Internal Server Error', null],
  ])
  expect(bugs).toEqual([thrown['/bug']])
  expect(console_).not.toHaveBeenCalled()
})
