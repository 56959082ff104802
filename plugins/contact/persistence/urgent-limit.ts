import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import { UrgentLimit } from '../domain/contact.port.ts'
import { messageRateLimit } from '../domain/rate-limit.ts'

/** Maximum callers in one period; further callers are rejected. */
const maxCallers = 10_000

/** Counts in the memory of this process, in fixed periods. */
export const makeUrgentLimit = provide(UrgentLimit, { clock: Clock }, ({ clock }): UrgentLimit => {
  const { times, seconds } = messageRateLimit
  let periodStart = 0
  let counts = new Map<string, number>()
  return {
    consume: Effect.fn('contact.urgent-limit')(function* (caller) {
      const now = Math.floor(clock.now().getTime() / 1000)
      if (now - (now % seconds) !== periodStart) {
        periodStart = now - (now % seconds)
        counts = new Map()
      }
      const used = (counts.get(caller) ?? 0) + 1
      if (used > times || counts.size >= maxCallers) return yield* new TooManyRequests({ retryAfterSeconds: periodStart + seconds - now })
      counts.set(caller, used)
    }),
  }
})
