import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { answerProblems } from '#adapters/http/errors.ts'
import { mountRoutes } from '#adapters/http/routes.ts'
import type { RateLimitRule } from '#core/plugin/routes.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Platform } from '../platform.ts'

/** Rows without pages, served from this process; callers say who they are by `X-Forwarded-For`. */
export interface ServedRows {
  readonly url: string
  /** What was thrown where nothing should be. */
  readonly bugs: readonly unknown[]
  end(): void
}

/** Serves the rows of a platform's plugins. */
export const servedRows = async (platform: Platform, more: { publicUrl?: string; rateLimit?: RateLimitRule } = {}): Promise<ServedRows> => {
  const bugs: unknown[] = []
  const app = express().set('query parser', 'simple').set('trust proxy', 'loopback')
  app.use(
    mountRoutes({
      routes: platform.plugins.flatMap(({ routes = [] }) => routes),
      find: platform.find,
      identity: platform.identity,
      publicUrl: 'http://kredka.test',
      ...more,
    }),
  )
  app.use(
    answerProblems({
      translate: () => platform.find(Translator).for('pl'),
      requestId: () => 'r',
      onUnexpectedError: (error) => bugs.push(error),
    }),
  )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bugs, end: () => void server.close() }
}
