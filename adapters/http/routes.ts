import { Cause, Effect, Exit } from 'effect'
import { type RequestHandler, Router } from 'express'
import { checkAccess } from '#core/access/doors.ts'
import type { Identity } from '#core/access/identity.port.ts'
import type { Token } from '#core/kernel/token.ts'
import { defaultRateLimit as usual } from '#core/plugin/allowance.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { BadRequest, NotFound, Validation } from '#core/plugin/doorway-failures.ts'
import type { RateLimitRule, Route } from '#core/plugin/routes.ts'
import { Idempotency } from '#core/ports/idempotency.ts'
import { SharedCounters } from '#core/ports/shared-counts.ts'
import { enforceRateLimit } from './allowance.ts'
import { sender, type Written, written } from './answers.ts'
import { readBody } from './bodies.ts'
import { actorOf, identify, networkOfRequest } from './identify.ts'
import { doneOnce } from './idempotent.ts'
import { routeRateLimit } from './row-limit.ts'
import { inputOf } from './row-input.ts'
import { makeSession } from './session.ts'

/** The longest query, characters (quality.md, "Limits on greed"). */
const longestQuery = 2048

interface House {
  readonly routes: readonly Route[]
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** Who stands behind a bearer token; nobody does where no plugin keeps accounts. */
  readonly identity: Identity | null
  readonly publicUrl: string
  /** Benches and tests that ask without end from one address need more than is usual. */
  readonly rateLimit?: RateLimitRule | undefined
}

/** Turns rows into an Express router under `/api`. The only place where a use-case meets HTTP. */
export const mountRoutes = ({ routes, find, identity, publicUrl, rateLimit = usual }: House): Router => {
  const router = Router()
  const session = makeSession(publicUrl)
  router.use('/api', enforceRateLimit(find(SharedCounters), rateLimit, networkOfRequest), shortQuery)
  for (const row of routes)
    router[row.method](
      row.path,
      identify(row, identity),
      ...(row.rate ? [routeRateLimit(row, row.rate, find)] : []),
      readBody(row),
      answer(row),
    )
  router.use('/api', (_, __, next) => next(new NotFound()))
  return router

  function answer(row: Route): RequestHandler {
    const [write, send] = [written(row), sender(row)]
    return async (request, response) => {
      const said = inputOf(row, request, row.session ? session.read(request) : null)
      const input = decodeInput(row.input, said)
      if ('schema' in input) throw new Validation({ schema: input.schema })
      const actor = actorOf(request)
      const refusal = checkAccess(row.access, actor, said['facility_id'])
      if (refusal) throw refusal
      const step = Effect.map(find(row.handler)(actor, input.value), (output): Written => {
        const told = row.toResponse ? row.toResponse(output) : { body: output }
        const ready = write(told)
        if (row.session && told.session !== undefined) session.write(response, told.session)
        return ready
      })
      const exit = await Effect.runPromiseExit(row.idempotent ? doneOnce(find(Idempotency), { row, request, actor, said }, step) : step)
      if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      send(response, exit.value)
    }
  }
}

const shortQuery: RequestHandler = ({ originalUrl }, _, next) => {
  const at = originalUrl.indexOf('?')
  next(at !== -1 && originalUrl.length - at > longestQuery ? new BadRequest() : undefined)
}
