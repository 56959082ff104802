import type { RequestListener } from 'node:http'
import express from 'express'
import { healthRoutes } from '#adapters/http/health.ts'
import { metricsRoute } from '#adapters/http/metrics.ts'
import { searchRoute } from '#adapters/http/search-route.ts'
import type { WebPlatform } from './platform.ts'

/** Logs errors of searches for other processes. */
export const logSearchError =
  ({ logger }: Pick<WebPlatform, 'logger'>) =>
  (error: unknown): void =>
    logger.error({ err: error }, 'bug in a search for another process')

/** Creates the HTTP server of a process without pages: health, metrics, and searches for other processes where it holds the index. */
export const makeHealthApp = (platform: WebPlatform): RequestListener => {
  const { health, metrics, searchAnswers } = platform
  const app = express().disable('x-powered-by').use(healthRoutes(health)).use(metricsRoute(metrics))
  if (searchAnswers) app.use(searchRoute(searchAnswers, logSearchError(platform)))
  return app.use((_, response) => void response.status(404).end())
}
