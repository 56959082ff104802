import { Cause, Effect, Exit, Schema } from 'effect'
import { json, type Request, type RequestHandler, type Response, Router } from 'express'
import type { Actor } from '#core/access/actor.ts'
import type { Token } from '#core/kernel/token.ts'
import type { AnyUseCase } from '#core/kernel/use-case.ts'
import type { Answer, Route } from '#core/plugin/routes.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { NotFound, BadFileFormat, Validation } from './failures.ts'

/** Largest JSON body, bytes. */
const bodyLimit = 100_000

interface House {
  readonly routes: readonly Route[]
  readonly find: (token: Token<AnyUseCase>) => AnyUseCase
  readonly actorOf: (request: Request) => Actor
}

/** Turns rows into an Express router under `/api`. The only place where a use-case meets HTTP. */
export const mountRoutes = ({ routes, find, actorOf }: House): Router => {
  const router = Router()
  router.use('/api', onlyJson, json({ limit: bodyLimit, strict: true }))
  for (const row of routes) router[row.method](row.path, answer(row))
  router.use('/api', (_, __, next) => next(new NotFound()))
  return router

  function answer(row: Route): RequestHandler {
    const encode = Schema.encodeUnknownSync(row.gives)
    return async (request, response) => {
      const input = decodeInput(row.takes, { ...request.query, ...bodyOf(request), ...request.params })
      if ('schema' in input) throw new Validation({ schema: input.schema })
      const exit = await Effect.runPromiseExit(find(row.does)(actorOf(request), input.value))
      if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      const said: Answer<unknown> = row.says ? row.says(exit.value) : { body: exit.value }
      send(response, 'json' in said ? said.json : JSON.stringify(encode(said.body)), said.headers)
    }
  }
}

const bodyOf = (request: Request): object => (request.method === 'GET' || typeof request.body !== 'object' ? {} : request.body)

/** API answers are never cached by browsers unless a row says so. */
const send = (response: Response, json: string, headers: Answer<unknown>['headers'] = {}) => {
  response
    .set({ 'Cache-Control': 'no-store', ...headers })
    .type('json')
    .send(json)
}

/** A body that is not JSON is refused by name rather than taken for an empty one; a GET has none (features AP-13). */
const onlyJson: RequestHandler = (request, _, next) => {
  const length = Number(request.headers['content-length'] ?? 0)
  const has = length > 0 || request.headers['transfer-encoding'] !== undefined
  if (has && request.method === 'GET') return next(new Validation({ schema: { _: ['FIELD_UNKNOWN'] } }))
  if (has && !request.is('json')) return next(new BadFileFormat())
  next()
}
