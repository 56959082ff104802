import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { newId } from '#core/kernel/ids.ts'

const ids = new WeakMap<IncomingMessage, string>()

/** The request's id, also in the answer's `X-Request-Id`. */
export const requestIdOf = (request: IncomingMessage): string => ids.get(request) ?? 'none'

/** One line for each answered request: method, path without query, status, milliseconds. No address, no body. */
export const requestLog =
  (logger: Logger) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const id = newId()
    const began = performance.now()
    // Express takes off what it has mounted.
    const path = request.url?.replace(/\?.*/s, '')
    ids.set(request, id)
    response.setHeader('X-Request-Id', id)
    response.on('finish', () => {
      const level = response.statusCode >= 500 ? 'error' : 'info'
      logger[level](
        {
          request_id: id,
          method: request.method,
          path,
          status: response.statusCode,
          ms: Math.round(performance.now() - began),
        },
        'answered',
      )
    })
    next()
  }
