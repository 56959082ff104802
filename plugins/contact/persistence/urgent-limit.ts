import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { messageRateLimit } from '../domain/allowance.ts'
import type { UrgentLimit } from '../domain/messages.port.ts'

/** More callers in one span than this are a flood, and wait. */
const mostCallers = 10_000

/** Counts in this process's own memory, in fixed spans of time. */
export const makeUrgentLimit = ({ clock }: { readonly clock: Clock }): UrgentLimit => {
  const { times, seconds } = messageRateLimit
  let span = 0
  let counts = new Map<string, number>()
  return {
    take: Effect.fn('contact.urgent-limit')(function* (caller) {
      const now = Math.floor(clock.now().getTime() / 1000)
      if (now - (now % seconds) !== span) {
        span = now - (now % seconds)
        counts = new Map()
      }
      const taken = (counts.get(caller) ?? 0) + 1
      if (taken > times || counts.size >= mostCallers) return yield* new TooManyRequests({ retryAfterSeconds: span + seconds - now })
      counts.set(caller, taken)
    }),
  }
}
