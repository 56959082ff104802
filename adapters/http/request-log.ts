import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { newId } from '#core/kernel/ids.ts'

const ids = new WeakMap<IncomingMessage, string>()
const routes = new WeakMap<ServerResponse, string>()

/** The request's id, also in the answer's `X-Request-Id`. */
export const requestIdOf = (request: IncomingMessage): string => ids.get(request) ?? 'none'

/** Notes the pattern of the page that is answered. */
export const logRoute = (response: ServerResponse, route: string): void => void routes.set(response, route)

/** A request that was answered; `route` is the pattern of its row or page, since an address may bear names, mails and secrets. */
interface Answered {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** What the page told of itself, or the row as Express found it; `other` is what was nowhere to be found, and files. */
const routeOf = (request: IncomingMessage & { readonly route?: { readonly path?: unknown } }, response: ServerResponse): string => {
  const route = routes.get(response) ?? request.route?.path
  return typeof route === 'string' ? route : 'other'
}

/** One line for each answered request: method, pattern of the address, status, milliseconds. No address, no body. */
export const requestLog =
  (logger: Logger, onAnswered: (answered: Answered) => void) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const id = newId()
    const began = performance.now()
    ids.set(request, id)
    response.setHeader('X-Request-Id', id)
    response.on('finish', () => {
      const { method = '' } = request
      const { statusCode: status } = response
      const route = routeOf(request, response)
      const ms = performance.now() - began
      logger[status >= 500 ? 'error' : 'info']({ request_id: id, method, route, status, ms: Math.round(ms) }, 'answered')
      onAnswered({ method, route, status, seconds: ms / 1000 })
    })
    next()
  }
