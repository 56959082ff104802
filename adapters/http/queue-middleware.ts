import type { RequestHandler } from 'express'
import type { RequestQueue } from './request-queue.ts'

/** Runs the following handlers in a turn, until the response is complete; the client may still be reading it. */
export const queueMiddleware =
  (queue: RequestQueue, networkOf: (request: Parameters<RequestHandler>[0]) => string): RequestHandler =>
  async (request, response, next) => {
    const end = await queue.take(networkOf(request))
    response.once('prefinish', end).once('close', end)
    if (response.closed) end()
    else next()
  }
