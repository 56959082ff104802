import { Cause, Effect, Exit } from 'effect'
import type { RequestHandler } from 'express'
import { rateLimitKey } from '#core/access/actor.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import { inTrace } from '#core/kernel/trace.ts'
import type { Endpoint } from '#core/plugin/implement.ts'
import type { RateLimitRule } from '#core/plugin/route-definition.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { setRateLimitHeaders } from './rate-headers.ts'
import { actorOf } from './request-identity.ts'
import { traceOf } from './request-trace.ts'

/** Refuses a caller who has used up the limit of one route, before the body is read. All processes count together. */
export const routeRateLimit = (
  { method, path }: Endpoint,
  rule: RateLimitRule,
  find: <Thing>(token: Token<Thing>) => Thing,
): RequestHandler => {
  const limits = find(RateLimit)
  return async (request, response, next) => {
    const consume = limits.consume(`${method} ${path}`, rateLimitKey(actorOf(request)), rule)
    const exit = await Effect.runPromiseExit(inTrace(traceOf(request), consume))
    if (Exit.isSuccess(exit)) {
      setRateLimitHeaders(response, 'row', rule, exit.value)
      return next()
    }
    const failure = Cause.squash(exit.cause)
    if (isFailure(failure) && failure.retryAfterSeconds !== undefined)
      setRateLimitHeaders(response, 'row', rule, { times: 0, seconds: failure.retryAfterSeconds })
    next(failure)
  }
}
