import type { IncomingMessage, ServerResponse } from 'node:http'
import { Exit, type Tracer } from 'effect'
import { beginTrace, type Trace } from '#core/kernel/trace.ts'

const traces = new WeakMap<IncomingMessage, Trace>()

/** Trace of a request; `undefined` where nothing is traced. */
export const traceOf = (request: IncomingMessage): Trace | undefined => traces.get(request)

interface RequestDetails {
  readonly id: string
  /** Returns the route pattern, which is known when the response is sent. */
  readonly route: () => string
}

/**
 * Begins the trace of a request, which ends with the response. A `traceparent` of the client is ignored: anybody could
 * add to the trace of somebody else. Neither address nor headers are kept.
 */
export const traceRequest = (tracer: Tracer.Tracer, request: IncomingMessage, response: ServerResponse, details: RequestDetails): void => {
  const { method = '' } = request
  const attributes = { 'http.request.method': method, 'request.id': details.id }
  const trace = beginTrace(tracer, method, { kind: 'server', attributes })
  traces.set(request, trace)
  response.on('close', () => {
    const { statusCode: status, writableFinished } = response
    const route = details.route()
    // The route is unknown before, and the name of a span cannot be changed otherwise.
    Object.assign(trace.span, { name: `${method} ${route}` })
    trace.span.attribute('http.route', route)
    trace.span.attribute('http.response.status_code', status)
    const failure = status >= 500 ? String(status) : writableFinished ? null : 'Aborted'
    trace.end(failure === null ? Exit.void : Exit.fail({ _tag: failure }))
  })
}
