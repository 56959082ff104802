import type { Request, RequestHandler } from 'express'
import type { RequestQueue } from './request-queue.ts'

/**
 * Turns of requests for what is cheap, such as files: each lasts until the head of the response is sent, since a slow
 * reader of a large file must not delay others of its network. `release` ends it for requests that take another turn.
 */
export const queueUntilHeaders = (queue: RequestQueue, networkOf: (request: Request) => string) => {
  const ends = new WeakMap<Request, () => void>()
  const take: RequestHandler = async (request, response, next) => {
    const end = await queue.take(networkOf(request))
    ends.set(request, end)
    response.once('close', end)
    if (response.closed) return end()
    const writeHead = response.writeHead
    response.writeHead = ((...head: Parameters<typeof writeHead>) => {
      end()
      return writeHead.apply(response, head)
    }) as typeof writeHead
    next()
  }
  const release: RequestHandler = (request, _, next) => {
    ends.get(request)?.()
    next()
  }
  return { take, release }
}
