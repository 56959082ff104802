import { STATUS_CODES } from 'node:http'
import type { ErrorRequestHandler, Request } from 'express'
import { type AnyFailure, isFailure } from '#core/kernel/failure.ts'
import { statusOf } from '#core/plugin/statuses.ts'
import { BadRequest, BodyTooBig, UnsupportedMediaType } from '#core/plugin/transport-errors.ts'
import type { Translate } from '#core/ports/translator.ts'
import { problemOf, serverError } from './problem.ts'
import { logFailure } from './request-log.ts'

interface Options {
  readonly translate: (request: Request) => Translate
  readonly requestId: (request: Request) => string
  /** Receives bugs, with their request. */
  readonly onUnexpectedError: (error: unknown, request: Request) => void
}

/** Returns what a parser of bodies expects that has refused a charset or a coding. */
const expectedOf = (error: object): string =>
  'type' in error && error.type === 'charset.unsupported' ? 'charset=utf-8' : 'Content-Encoding: gzip, deflate, br'

/** Maps an error of Express to a failure; `null` for a bug. */
export const failureOf = (error: unknown): AnyFailure | null => {
  if (isFailure(error)) return error
  if (typeof error !== 'object' || error === null || !('status' in error)) return null
  if (error.status === 413) return new BodyTooBig()
  if (error.status === 415) return new UnsupportedMediaType({ values: { expected: expectedOf(error) } })
  return typeof error.status === 'number' && error.status >= 400 && error.status < 500 ? new BadRequest() : null
}

/** Error handler of the API: sends failures and bugs as problems, never a stack trace. */
export const answerProblems =
  ({ translate, requestId, onUnexpectedError }: Options): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const t = translate(request)
    const failure = failureOf(error)
    if (failure) logFailure(response, failure)
    else onUnexpectedError(error, request)
    const problem = failure ? problemOf(failure, t, requestId(request)) : serverError(t, requestId(request))
    if (failure?.retryAfterSeconds) response.set('Retry-After', String(failure.retryAfterSeconds))
    else if (problem.status === 503) response.set('Retry-After', '5')
    response.status(problem.status).type('application/problem+json').set('Cache-Control', 'no-store').send(JSON.stringify(problem))
  }

/** Status of an error outside the API; an address that cannot be decoded belongs to nothing. */
const plainStatusOf = (error: unknown, failure: AnyFailure | null): number => {
  if (isFailure(error)) return statusOf[error.kind]
  const status = failure ? Number((error as { status: unknown }).status) : 500
  return status === 400 ? 404 : status
}

/**
 * Error handler outside API and pages, such as missing files: sends the status text, where Express would write the
 * error to the console.
 */
export const answerWithText =
  (onUnexpectedError: Options['onUnexpectedError']): ErrorRequestHandler =>
  (error, request, response, _next) => {
    const failure = failureOf(error)
    const status = plainStatusOf(error, failure)
    if (!failure) onUnexpectedError(error, request)
    if (response.headersSent) return void response.destroy()
    if (failure?.retryAfterSeconds) response.set('Retry-After', String(failure.retryAfterSeconds))
    else if (status === 503) response.set('Retry-After', '5')
    response.status(status).set('Cache-Control', 'no-store').type('text').send(STATUS_CODES[status])
  }
