import { type ErrorRequestHandler, type Response as HttpResponse, type RequestHandler, Router } from 'express'
import { type ToolServer, toolsPath, toolsRateLimit } from '#core/plugin/tools.ts'
import { BadRequest, Forbidden, MethodNotAllowed, UnsupportedMediaType } from '#core/plugin/transport-errors.ts'
import type { SharedCounters } from '#core/ports/shared-counters.ts'
import type { Translate } from '#core/ports/translator.ts'
import { failureOf } from './errors.ts'
import { problemOf, serverError } from './problem.ts'
import { queueMiddleware } from './queue-middleware.ts'
import { enforceRateLimit } from './rate-limit.ts'
import { parsePlainJson } from './request-body.ts'
import { actorOf, networkOfRequest } from './request-identity.ts'
import { logFailure, requestIdOf } from './request-log.ts'
import type { RequestQueue } from './request-queue.ts'
import { traceOf } from './request-trace.ts'

interface Dependencies extends ToolServer {
  readonly counters: SharedCounters
  readonly publicUrl: string
  readonly translate: Translate
  readonly queue: RequestQueue
  readonly onUnexpectedError: (error: unknown, request: Parameters<RequestHandler>[0]) => void
}

/** Headers that the protocol reads. */
const readHeaders = ['accept', 'content-type', 'mcp-protocol-version'] as const

/** Codes of JSON-RPC: the message is no JSON, no request, or was refused before it was read. */
const codes = { unreadable: -32700, invalid: -32600, refused: -32000 } as const

const sendError = (response: HttpResponse, status: number, error: { code: number; message: string; data?: unknown }) =>
  void response.status(status).json({ jsonrpc: '2.0', id: null, error })

/**
 * Route of the tools of assistants: one message of JSON-RPC for each POST, without session, token or cookie. A page of
 * another site may not call, since the browser of a visitor would do it in the visitor's name.
 */
export const toolRoute = ({ answer, counters, publicUrl, translate, queue, onUnexpectedError }: Dependencies): Router => {
  const { origin: own } = new URL(publicUrl)

  const admit: RequestHandler = ({ method, headers: { origin } }, response, next) => {
    response.set('Cache-Control', 'no-store')
    if (method !== 'POST') {
      response.set('Allow', 'POST')
      return next(new MethodNotAllowed({ values: { method, allowed: 'POST' } }))
    }
    next(origin === undefined || origin === own ? undefined : new Forbidden())
  }
  const requireJson: RequestHandler = (request, _, next) =>
    next(request.is('application/json') ? undefined : new UnsupportedMediaType({ values: { expected: 'application/json' } }))
  const requireMessage: RequestHandler = ({ body }, response, next) => {
    if (Array.isArray(body))
      return sendError(response, 400, { code: codes.invalid, message: 'Batches are not accepted: send one message.' })
    next(typeof body === 'object' && body !== null ? undefined : new BadRequest())
  }
  const respond: RequestHandler = async (request, response) => {
    const headers = new Headers(readHeaders.flatMap((name) => (request.get(name) === undefined ? [] : [[name, String(request.get(name))]])))
    const toolRequest = new Request(publicUrl + toolsPath, { method: 'POST', headers })
    const { status, headers: sent, body } = await answer(toolRequest, request.body, actorOf(request), traceOf(request))
    const type = sent.get('content-type')
    if (type !== null) response.type(type)
    response.status(status).send(body === null ? undefined : Buffer.from(await new Response(body).arrayBuffer()))
  }
  const sendFailure: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const failure = failureOf(error)
    if (failure) logFailure(response, failure)
    else onUnexpectedError(error, request)
    const { status, detail, code, request_id } = failure
      ? problemOf(failure, translate, requestIdOf(request))
      : serverError(translate, requestIdOf(request))
    if (failure?.retryAfterSeconds) response.set('Retry-After', String(failure.retryAfterSeconds))
    const number = status === 400 ? codes.unreadable : codes.refused
    sendError(response, status, { code: number, message: detail, data: { code, request_id } })
  }
  return Router()
    .all(
      toolsPath,
      admit,
      enforceRateLimit(counters, toolsRateLimit, networkOfRequest, 'mcp'),
      requireJson,
      parsePlainJson,
      requireMessage,
      queueMiddleware(queue, networkOfRequest),
      respond,
    )
    .use(toolsPath, sendFailure)
}
