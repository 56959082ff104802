import type { Request, RequestHandler } from 'express'
import type { Logger } from 'pino'
import { newId } from '#core/kernel/ids.ts'

const ids = new WeakMap<Request, string>()

/** The request's id, also in the answer's `X-Request-Id`. */
export const requestIdOf = (request: Request): string => ids.get(request) ?? 'none'

/** One line for each answered request: method, path without query, status, milliseconds. No address, no body. */
export const requestLog =
  (logger: Logger): RequestHandler =>
  (request, response, next) => {
    const id = newId()
    const began = performance.now()
    ids.set(request, id)
    response.set('X-Request-Id', id)
    response.on('finish', () => {
      const level = response.statusCode >= 500 ? 'error' : 'info'
      logger[level](
        {
          request_id: id,
          method: request.method,
          path: request.path,
          status: response.statusCode,
          ms: Math.round(performance.now() - began),
        },
        'answered',
      )
    })
    next()
  }
