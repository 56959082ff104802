import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Tracer } from 'effect'
import type { Logger } from 'pino'
import { type AnyFailure, codeOf } from '#core/kernel/failure.ts'
import { newId } from '#core/kernel/ids.ts'
import { traceRequest } from './request-trace.ts'

const ids = new WeakMap<IncomingMessage, string>()
const routes = new WeakMap<ServerResponse, string>()
const failures = new WeakMap<ServerResponse, AnyFailure>()

/** Id of a request, also in the response's `X-Request-Id`. */
export const requestIdOf = (request: IncomingMessage): string => ids.get(request) ?? 'none'

/** Sets the route pattern under which a response is logged. */
export const logRoute = (response: ServerResponse, route: string): void => void routes.set(response, route)

/** Sets the failure of which a response is logged with the code, and with the account that was not signed in. */
export const logFailure = (response: ServerResponse, failure: AnyFailure): void => void failures.set(response, failure)

/** Completed request. `route` is the pattern of its route or page, since an address may contain names, e-mails and secrets. */
interface CompletedRequest {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Pattern set by `logRoute`, or that of the Express route; `other` for files and unknown addresses. */
const routeOf = (request: IncomingMessage & { readonly route?: { readonly path?: unknown } }, response: ServerResponse): string => {
  const route = routes.get(response) ?? request.route?.path
  return typeof route === 'string' ? route : 'other'
}

/** Members of the line that tell why a request was refused. */
const reasonOf = (response: ServerResponse) => {
  const failure = failures.get(response)
  return failure && { code: codeOf(failure._tag), ...(failure.account !== undefined && { account: failure.account }) }
}

/**
 * Logs one line for each completed request: method, route pattern, status, milliseconds, and why it was refused. No
 * address, no body. With a tracer, each request is a trace.
 */
export const requestLog =
  (logger: Logger, onCompleted: (request: CompletedRequest) => void, tracer: Tracer.Tracer | null) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const id = newId()
    const began = performance.now()
    ids.set(request, id)
    response.setHeader('X-Request-Id', id)
    if (tracer) traceRequest(tracer, request, response, { id, route: () => routeOf(request, response) })
    response.on('finish', () => {
      const { method = '' } = request
      const { statusCode: status } = response
      const route = routeOf(request, response)
      const ms = performance.now() - began
      const line = { request_id: id, method, route, status, ms: Math.round(ms), ...reasonOf(response) }
      logger[status >= 500 ? 'error' : 'info'](line, 'answered')
      onCompleted({ method, route, status, seconds: ms / 1000 })
    })
    next()
  }
