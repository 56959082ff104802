import type { RequestListener } from 'node:http'
import express from 'express'
import { healthRoutes } from '#adapters/http/health.ts'
import { metricsRoute } from '#adapters/http/metrics.ts'
import type { WebPlatform } from './platform.ts'

/** Creates the HTTP server of a process without pages: health and metrics. */
export const makeHealthApp = ({ health, metrics }: Pick<WebPlatform, 'health' | 'metrics'>): RequestListener =>
  express()
    .disable('x-powered-by')
    .use(healthRoutes(health))
    .use(metricsRoute(metrics))
    .use((_, response) => void response.status(404).end())
