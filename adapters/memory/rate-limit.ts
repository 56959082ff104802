import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import { type RateLimit, TooManyRequests } from '#core/ports/rate-limit.ts'
import { makeSharedCounters } from './shared-counters.ts'

/** Creates rate limits by action and key in fixed windows of the given clock; `consumed` lists the calls. */
export const makeRateLimit = ({ clock }: { readonly clock: Clock }) => {
  const counters = makeSharedCounters({ clock })
  const consumed: { readonly action: string; readonly key: string }[] = []
  const consume: RateLimit['consume'] = Effect.fn('memory.consume')(function* (action, key, { times, seconds }) {
    consumed.push({ action, key })
    const { counts, secondsLeft } = yield* counters.add(action, new Map([[key, 1]]), seconds)
    const used = counts.get(key) ?? 1
    if (used > times) return yield* new TooManyRequests({ retryAfterSeconds: secondsLeft })
    return { times: times - used, seconds: secondsLeft }
  })
  return { consume, consumed, snapshot: counters.snapshot }
}
