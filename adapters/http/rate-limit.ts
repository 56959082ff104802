import { Effect, Exit } from 'effect'
import type { Request, RequestHandler } from 'express'
import type { RateLimitRule } from '#core/plugin/route-definition.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { SharedCounters } from '#core/ports/shared-counters.ts'
import { setRateLimitHeaders } from './rate-headers.ts'

/** Pause between two exchanges of counts with the other processes, milliseconds. */
const syncDelay = 1000

/** Part of what is left to a caller that a process lets through before it exchanges the counts at once. */
const partOfRest = 1 / 10

/**
 * Limit of each caller over all processes and routes. A process counts in memory and adds its counts to those of the others once a
 * second, and earlier when a caller has used a tenth of the rest, in one statement for all callers: no request waits for it, and without
 * a database each process counts alone.
 */
export const makeRateLimit = (counters: SharedCounters, rule: RateLimitRule, name = 'api') => {
  const totals = new Map<string, number>()
  const unsynced = new Map<string, number>()
  let windowEnd = 0
  let timer: NodeJS.Timeout | null = null
  let isSynchronizing = false

  const synchronize = async () => {
    clearTimeout(timer ?? undefined)
    timer = null
    isSynchronizing = true
    const window = windowEnd
    const sent = new Map(unsynced)
    unsynced.clear()
    const exit = await Effect.runPromiseExit(counters.add(name, sent, rule.seconds))
    isSynchronizing = false
    if (windowEnd !== window) return
    if (Exit.isSuccess(exit)) for (const [caller, times] of exit.value.counts) totals.set(caller, times + (unsynced.get(caller) ?? 0))
    else for (const [caller, times] of sent) unsynced.set(caller, times + (unsynced.get(caller) ?? 0))
  }

  return (caller: string) => {
    const now = Date.now()
    if (now >= windowEnd) {
      windowEnd = (Math.floor(now / 1000 / rule.seconds) + 1) * rule.seconds * 1000
      totals.clear()
      unsynced.clear()
    }
    const used = (totals.get(caller) ?? 0) + 1
    const unshared = (unsynced.get(caller) ?? 0) + 1
    totals.set(caller, used)
    unsynced.set(caller, unshared)
    const exceeded = used > rule.times
    // Refused calls cost no statement of their own.
    if (!exceeded && !isSynchronizing && unshared >= (rule.times - used) * partOfRest) void synchronize()
    else timer ??= setTimeout(synchronize, syncDelay).unref()
    return { times: Math.max(0, rule.times - used), seconds: Math.ceil((windowEnd - now) / 1000), exceeded }
  }
}

/** Refuses callers over the limit; every response has the headers of what remains. Limits of one name share their counts. */
export const enforceRateLimit = (
  counters: SharedCounters,
  rule: RateLimitRule,
  rateLimitKeyOf: (request: Request) => string,
  name = 'api',
): RequestHandler => {
  const consume = makeRateLimit(counters, rule, name)
  return (request, response, next) => {
    const remaining = consume(rateLimitKeyOf(request))
    setRateLimitHeaders(response, name, rule, remaining)
    next(remaining.exceeded ? new TooManyRequests({ retryAfterSeconds: remaining.seconds }) : undefined)
  }
}
