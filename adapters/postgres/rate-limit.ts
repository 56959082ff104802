import { Effect } from 'effect'
import { type RateLimit, TooManyRequests } from '#core/ports/rate-limit.ts'
import type { SharedCounters } from '#core/ports/shared-counts.ts'

/** Allowances in fixed spans of time, counted for all processes together. */
export const makeRateLimit = ({ counts }: { readonly counts: SharedCounters }): RateLimit => ({
  consume: Effect.fn('rate-limit.take')(function* (what, caller, rateLimit) {
    const { times, seconds } = yield* counts.add(what, new Map([[caller, 1]]), rateLimit.seconds)
    const taken = times.get(caller) ?? 1
    if (taken > rateLimit.times) return yield* new TooManyRequests({ retryAfterSeconds: seconds })
    return { times: rateLimit.times - taken, seconds }
  }),
})
