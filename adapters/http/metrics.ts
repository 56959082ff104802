import { Router } from 'express'
import { isPrivateRequest } from './private-request.ts'

/** Route `/metrics` for Prometheus, visible only to direct requests from a private address. */
export const metricsRoute = (metrics: { readonly contentType: string; text(): Promise<string> }): Router =>
  Router().get('/metrics', async (request, response, next) => {
    if (!isPrivateRequest(request)) return next()
    response.set({ 'Cache-Control': 'no-store', 'Content-Type': metrics.contentType }).send(await metrics.text())
  })
