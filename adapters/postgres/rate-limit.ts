import { Effect } from 'effect'
import { type RateLimit, TooManyRequests } from '#core/ports/rate-limit.ts'
import type { SharedCounters } from '#core/ports/shared-counters.ts'

/**
 * Rate limits in fixed time windows, counted over all processes. Not by rate-limiter-flexible: it counts as exactly, but
 * one caller a statement, so that the shared counters, and with them this module, would stay beside its own table.
 */
export const makeRateLimit = ({ counts }: { readonly counts: SharedCounters }): RateLimit => ({
  consume: Effect.fn('rate-limit.consume')(function* (what, caller, rateLimit) {
    const { counts: times, secondsLeft: seconds } = yield* counts.add(what, new Map([[caller, 1]]), rateLimit.seconds)
    const taken = times.get(caller) ?? 1
    if (taken > rateLimit.times) return yield* new TooManyRequests({ retryAfterSeconds: seconds })
    return { times: rateLimit.times - taken, seconds }
  }),
})
