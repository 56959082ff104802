import { Effect } from 'effect'
import { type RateLimit, TooManyRequests } from '#core/ports/rate-limit.ts'
import type { SharedCounts } from '#core/ports/shared-counts.ts'

/** Allowances in fixed spans of time, counted for all processes together. */
export const makeRateLimit = ({ counts }: { readonly counts: SharedCounts }): RateLimit => ({
  take: Effect.fn('rate-limit.take')(function* (what, caller, allowance) {
    const { times, seconds } = yield* counts.add(what, new Map([[caller, 1]]), allowance.seconds)
    const taken = times.get(caller) ?? 1
    if (taken > allowance.times) return yield* new TooManyRequests({ retryAfterSeconds: seconds })
    return { times: allowance.times - taken, seconds }
  }),
})
