import { Effect } from 'effect'
import { freeAgainAfter, queueLengthOf, waitOf } from '#core/kernel/queue-rule.ts'
import type { Clock } from '#core/ports/clock.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { SharedQueue } from '#core/ports/shared-queue.ts'
import { makeTable } from './recoverable.ts'

/** Creates in-memory queues by the given clock. */
export const makeSharedQueue = ({ clock }: { readonly clock: Clock }) => {
  const { rows, update, snapshot } = makeTable<number>()
  const queue: SharedQueue = {
    join: Effect.fn('memory.join-queue')(function* (action, key, rule) {
      const now = Math.floor(clock.now().getTime() / 1000)
      const before = Math.max(0, (rows.get(`${action} ${key}`) ?? 0) - now)
      const ahead = before + rule.seconds
      if (ahead > queueLengthOf(rule)) return yield* new TooManyRequests({ retryAfterSeconds: freeAgainAfter(rule, before) })
      rows.set(`${action} ${key}`, now + ahead)
      return waitOf(rule, ahead) * 1000
    }),
    leave: (action, key, rule) => Effect.sync(() => void update(`${action} ${key}`, (ends) => ends - rule.seconds)),
  }
  return { ...queue, snapshot }
}
