import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { loopbackProxies } from '#adapters/http/client-address.ts'
import { answerProblems } from '#adapters/http/errors.ts'
import { mountRoutes } from '#adapters/http/routes.ts'
import { storedFiles } from '#adapters/http/stored-files.ts'
import type { RateLimitRule } from '#core/plugin/route-definition.ts'
import { Translator } from '#core/ports/translator.ts'
import type { Platform } from '../../app/platform.ts'

/** Routes without pages, served from this process; `X-Forwarded-For` sets the caller's address. */
export interface RouteServer {
  readonly url: string
  /** Errors that no route declares. */
  readonly unexpectedErrors: readonly unknown[]
  end(): void
}

/** Serves the routes and stored files of a platform's plugins. */
export const startRouteServer = async (
  platform: Platform,
  options: { publicUrl?: string; rateLimit?: RateLimitRule } = {},
): Promise<RouteServer> => {
  const unexpectedErrors: unknown[] = []
  const app = express().set('query parser', 'simple').set('trust proxy', loopbackProxies)
  app.use(
    storedFiles(
      platform.plugins.flatMap(({ servedFiles = [] }) => servedFiles),
      platform.find,
    ),
  )
  app.use(
    mountRoutes({
      endpoints: platform.plugins.flatMap(({ endpoints = [] }) => endpoints),
      find: platform.find,
      identity: platform.identity,
      publicUrl: 'http://kredka.test',
      spoolFolder: platform.spoolFolder,
      ...options,
    }),
  )
  app.use(
    answerProblems({
      translate: () => platform.find(Translator).for('pl'),
      requestId: () => 'r',
      onUnexpectedError: (error) => unexpectedErrors.push(error),
    }),
  )
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, unexpectedErrors, end: () => void server.close() }
}
