import { timingSafeEqual } from 'node:crypto'
import { Cause, Effect, Exit } from 'effect'
import { json, type RequestHandler, Router } from 'express'
import { isFailure } from '#core/kernel/failure.ts'
import { isPrivateRequest } from './private-request.ts'

/** Largest request in bytes: a search with all filters has some thousand. */
const maxRequest = 100_000

const isSame = (text: string, other: string): boolean => {
  const one = Buffer.from(text)
  const two = Buffer.from(other)
  return one.length === two.length && timingSafeEqual(one, two)
}

/** Search index of this process, for others. */
export interface SearchAnswers {
  readonly path: string
  /** Tokens that are accepted, one for each secret. */
  readonly tokens: () => readonly string[]
  /** Fails when it does not understand a request, dies with `Unavailable` until the index is loaded. */
  readonly answer: (request: unknown) => Effect.Effect<unknown, Error>
}

/**
 * Route by which processes without an index ask the one of this process. Visible only to direct requests from a private
 * address, and only with the token of this installation.
 */
export const searchRoute = ({ path, tokens, answer }: SearchAnswers, onUnexpectedError: (error: unknown) => void): Router => {
  const admit: RequestHandler = (request, response, next) => {
    if (!isPrivateRequest(request)) return next('router')
    response.set('Cache-Control', 'no-store')
    const given = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    // All are compared, so that the time tells nothing about the one that matches.
    if (tokens().filter((token) => isSame(given, token)).length === 0) return void response.status(401).end()
    next()
  }
  const statusOf = (error: unknown): number => {
    if (isFailure(error) && error.kind === 'unavailable') return 503
    onUnexpectedError(error)
    return 500
  }
  return Router().post(path, admit, json({ limit: maxRequest }), async (request, response) => {
    const exit = await Effect.runPromiseExit(answer(request.body))
    if (Exit.isSuccess(exit)) return void response.json(exit.value)
    const status = Cause.hasFails(exit.cause) ? 400 : statusOf(Cause.squash(exit.cause))
    if (status === 503) response.set('Retry-After', '2')
    response.status(status).end()
  })
}
