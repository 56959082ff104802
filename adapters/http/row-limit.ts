import { Cause, Effect, Exit } from 'effect'
import type { RequestHandler } from 'express'
import { rateLimitKey } from '#core/access/actor.ts'
import { isFailure } from '#core/kernel/failure.ts'
import type { Token } from '#core/kernel/token.ts'
import type { RateLimitRule, Route } from '#core/plugin/routes.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { actorOf } from './identify.ts'
import { setRateLimitHeaders } from './rate-headers.ts'

/** Refuses a caller who has used up a row's own allowance, before the body is read; counted for all processes together. */
export const routeRateLimit = (
  { method, path }: Route,
  rate: RateLimitRule,
  find: <Thing>(token: Token<Thing>) => Thing,
): RequestHandler => {
  const limits = find(RateLimit)
  return async (request, response, next) => {
    const exit = await Effect.runPromiseExit(limits.consume(`${method} ${path}`, rateLimitKey(actorOf(request)), rate))
    if (Exit.isSuccess(exit)) {
      setRateLimitHeaders(response, 'row', rate, exit.value)
      return next()
    }
    const failure = Cause.squash(exit.cause)
    if (isFailure(failure) && failure.retryAfterSeconds !== undefined)
      setRateLimitHeaders(response, 'row', rate, { times: 0, seconds: failure.retryAfterSeconds })
    next(failure)
  }
}
