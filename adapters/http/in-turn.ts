import type { RequestHandler } from 'express'
import type { Turns } from './turns.ts'

/** Runs the following handlers in a turn, until the response is complete; the client may still be reading it. */
export const inTurn =
  (turns: Turns, networkOf: (request: Parameters<RequestHandler>[0]) => string): RequestHandler =>
  async (request, response, next) => {
    const end = await turns.take(networkOf(request))
    response.once('prefinish', end).once('close', end)
    if (response.closed) end()
    else next()
  }
