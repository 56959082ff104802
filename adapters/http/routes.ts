import { Cause, Effect, Exit } from 'effect'
import { type RequestHandler, Router } from 'express'
import { checkAccess } from '#core/access/access-rule.ts'
import type { Identity } from '#core/access/identity.port.ts'
import type { Token } from '#core/kernel/token.ts'
import { inTrace } from '#core/kernel/trace.ts'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { defaultRateLimit } from '#core/plugin/default-rate-limit.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import type { RateLimitRule } from '#core/plugin/route-definition.ts'
import { BadRequest, Validation } from '#core/plugin/transport-errors.ts'
import { Idempotency } from '#core/ports/idempotency.ts'
import { SharedCounters } from '#core/ports/shared-counters.ts'
import { runOnce } from './idempotency.ts'
import { answerOtherMethods } from './other-methods.ts'
import { enforceRateLimit } from './rate-limit.ts'
import { makeBodyReader, temporarySpoolFolder } from './request-body.ts'
import { actorOf, identify, networkOfRequest } from './request-identity.ts'
import { callLimits, makeRequestQueue, type RequestQueue } from './request-queue.ts'
import { traceOf } from './request-trace.ts'
import { type EncodedResponse, encodeResponse, sendResponse } from './responses.ts'
import { inputOf } from './route-input.ts'
import { routeRateLimit } from './route-rate-limit.ts'
import { makeSession } from './session-cookie.ts'

/** Longest query string, characters (quality.md, "Limits on greed"). */
const maxQueryLength = 2048

interface Options {
  readonly endpoints: readonly Endpoint[]
  readonly find: <Thing>(token: Token<Thing>) => Thing
  /** Resolves bearer tokens; `null` where no plugin manages accounts: every token is then invalid. */
  readonly identity: Identity | null
  readonly publicUrl: string
  /** Limit of one network over all routes; benches and tests raise it. */
  readonly rateLimit?: RateLimitRule | undefined
  /** Turns of calls; default: own ones. */
  readonly queue?: RequestQueue | undefined
  /** Folder in which files of forms are spooled; default: the system's temporary folder. */
  readonly spoolFolder?: string | undefined
}

/** Builds the Express router of all endpoints under `/api`: the only place where a use-case meets HTTP. */
export const mountRoutes = ({
  endpoints,
  find,
  identity,
  publicUrl,
  rateLimit = defaultRateLimit,
  spoolFolder = temporarySpoolFolder,
  queue = makeRequestQueue(callLimits),
}: Options): RequestHandler => {
  const router = Router()
  const session = makeSession(publicUrl)
  const readBody = makeBodyReader(spoolFolder)
  router.use('/api', enforceRateLimit(find(SharedCounters), rateLimit, networkOfRequest), limitQuery)
  for (const endpoint of endpoints)
    router[endpoint.method](
      endpoint.path,
      identify(endpoint, identity),
      ...(endpoint.rateLimit ? [routeRateLimit(endpoint, endpoint.rateLimit, find)] : []),
      ...(endpoint.requestType === 'multipart' ? [refuseEarly(endpoint)] : []),
      readBody(endpoint),
      handle(endpoint),
    )
  router.use(answerOtherMethods(endpoints))
  // Spares the addresses of pages the comparison with every route.
  return (request, response, next) => (isBelowApi(request.path) ? router(request, response, next) : next())

  function handle(endpoint: Endpoint): RequestHandler {
    const encode = encodeResponse(endpoint)
    const send = sendResponse(endpoint)
    return async (request, response) => {
      const encodedInput = inputOf(endpoint, request, endpoint.session ? session.read(request) : null)
      const input = decodeInput(endpoint.input, encodedInput)
      if ('schema' in input) throw new Validation({ schema: input.schema })
      const actor = actorOf(request)
      const refusal = checkAccess(endpoint.access, actor, encodedInput['facility_id'])
      if (refusal) throw refusal
      const run = Effect.map(find(endpoint.handler)(actor, input.value), (output): EncodedResponse => {
        const result = endpoint.toResponse ? endpoint.toResponse(output) : { body: output }
        const encoded = encode(result)
        if ((endpoint.session || endpoint.deviceCookie) && result.session !== undefined) session.write(response, result.session)
        return encoded
      })
      const work = () => {
        const call = endpoint.idempotent ? runOnce(find(Idempotency), { endpoint, request, actor, encodedInput }, run) : run
        return Effect.runPromiseExit(inTrace(traceOf(request), call))
      }
      // Sign-ins wait for the queue of their account, and routes with a limit of their own may wait for another server:
      // they must delay no other call.
      const exit = endpoint.session || endpoint.rateLimit ? await work() : await queue.run(networkOfRequest(request), work)
      if (Exit.isFailure(exit)) throw Cause.squash(exit.cause)
      await send(response, exit.value)
    }
  }
}

/** Refuses whom a route does not serve before their files are read, where that does not depend on the input. */
const refuseEarly =
  ({ access }: Endpoint): RequestHandler =>
  (request, _, next) =>
    next(typeof access === 'string' ? (checkAccess(access, actorOf(request)) ?? undefined) : undefined)

const isBelowApi = (path: string) => /^\/api(\/|$)/i.test(path)

const limitQuery: RequestHandler = ({ originalUrl }, _, next) => {
  const at = originalUrl.indexOf('?')
  next(at !== -1 && originalUrl.length - at > maxQueryLength ? new BadRequest() : undefined)
}
