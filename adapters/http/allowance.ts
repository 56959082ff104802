import { Effect, Exit } from 'effect'
import type { Request, RequestHandler } from 'express'
import type { RateLimitRule } from '#core/plugin/routes.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { SharedCounters } from '#core/ports/shared-counts.ts'
import { setRateLimitHeaders } from './rate-headers.ts'

/** How long counts wait before they are told to the other processes, milliseconds. */
const patience = 1000

/**
 * What every caller may ask of all rows together. Counted here, and once a second in one statement for all callers with what the
 * other processes have counted: no request waits for it, and while the database is away each process counts alone.
 */
export const makeRateLimit = (counts: SharedCounters, rate: RateLimitRule) => {
  const totals = new Map<string, number>()
  const untold = new Map<string, number>()
  let ends = 0
  let waiting = false

  const tellOthers = async () => {
    const [span, told] = [ends, new Map(untold)]
    untold.clear()
    const exit = await Effect.runPromiseExit(counts.add('api', told, rate.seconds))
    waiting = false
    if (ends !== span) return
    if (Exit.isSuccess(exit)) for (const [caller, times] of exit.value.times) totals.set(caller, times + (untold.get(caller) ?? 0))
    else for (const [caller, times] of told) untold.set(caller, times + (untold.get(caller) ?? 0))
  }

  return (caller: string) => {
    const now = Date.now()
    if (now >= ends) {
      ends = (Math.floor(now / 1000 / rate.seconds) + 1) * rate.seconds * 1000
      totals.clear()
      untold.clear()
    }
    const taken = (totals.get(caller) ?? 0) + 1
    totals.set(caller, taken)
    untold.set(caller, (untold.get(caller) ?? 0) + 1)
    if (!waiting) {
      waiting = true
      setTimeout(tellOthers, patience).unref()
    }
    return { times: Math.max(0, rate.times - taken), seconds: Math.ceil((ends - now) / 1000), spent: taken > rate.times }
  }
}

/** Refuses a caller who has asked too often, and tells all others what is left. */
export const enforceRateLimit = (counts: SharedCounters, rate: RateLimitRule, caller: (request: Request) => string): RequestHandler => {
  const take = makeRateLimit(counts, rate)
  return (request, response, next) => {
    const left = take(caller(request))
    setRateLimitHeaders(response, 'api', rate, left)
    next(left.spent ? new TooManyRequests({ retryAfterSeconds: left.seconds }) : undefined)
  }
}
