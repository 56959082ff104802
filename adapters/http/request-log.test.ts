import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Failure } from '#core/kernel/failure.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { answerProblems } from './errors.ts'
import { logRoute, requestIdOf, requestLog } from './request-log.ts'

class BadSignIn extends Failure('BadSignIn', 'unauthenticated') {}

const thrown: Readonly<Record<string, unknown>> = {
  '/known': new BadSignIn({ account: '0193-account' }),
  '/unknown': new BadSignIn({ account: undefined }),
  '/often': new TooManyRequests({ retryAfterSeconds: 1 }),
  '/bug': new Error('jan.kowalski@example.test'),
}

test('J11 a refused request is logged with its reason, a sign-in with the account, which no answer contains', async () => {
  const lines: Readonly<Record<string, unknown>>[] = []
  const logger = pino({ base: null, timestamp: false }, { write: (line) => void lines.push(JSON.parse(line)) })
  const server = express()
    .use(requestLog(logger, () => undefined, null))
    .use((request, response) => {
      logRoute(response, request.path)
      if (request.path in thrown) throw thrown[request.path]
      response.send('ok')
    })
    .use(answerProblems({ translate: () => (key) => key, requestId: requestIdOf, onUnexpectedError: () => undefined }))
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answers: string[] = []
  for (const path of ['/', ...Object.keys(thrown)]) answers.push(await (await fetch(url + path)).text())
  await expect.poll(() => lines.length).toBe(answers.length)
  server.close()
  expect(lines.map(({ route, status, code, account }) => [route, status, code, account])).toEqual([
    ['/', 200, undefined, undefined],
    ['/known', 401, 'error/bad-sign-in', '0193-account'],
    ['/unknown', 401, 'error/bad-sign-in', undefined],
    ['/often', 429, 'error/too-many-requests', undefined],
    ['/bug', 500, undefined, undefined],
  ])
  expect(answers.join()).not.toContain('0193-account')
})
