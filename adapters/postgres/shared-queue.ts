import { Effect } from 'effect'
import { freeAgainAfter, queueLengthOf, waitOf } from '#core/kernel/queue-rule.ts'
import type { Clock } from '#core/ports/clock.ts'
import { TooManyRequests } from '#core/ports/rate-limit.ts'
import type { SharedQueue } from '#core/ports/shared-queue.ts'
import { hashCounterKey } from './shared-counters.ts'
import { type Db, outsideCall } from './unit-of-work.ts'

interface Dependencies {
  readonly db: Db
  readonly clock: Clock
}

/**
 * Creates the queues, in the table of the counters: `ends` is the second at which the last place ends, `span` is 0. The
 * row lock decides the order.
 */
export const makeSharedQueue = ({ db, clock }: Dependencies): SharedQueue => ({
  join: Effect.fn('shared-queue.join')(function* (action, key, rule) {
    const row = hashCounterKey(action, key)
    const now = Math.floor(clock.now().getTime() / 1000)
    const [taken] = yield* db.rows<{ ends: number }>(
      `insert into rate_limit as q (key, span, ends, times) values (?, 0, ?, 1)
       on conflict (key, span) do update set ends = greatest(q.ends, ?) + ?, times = q.times + 1 where greatest(q.ends, ?) + ? <= ?
       returning ends::float8`,
      [row, now + rule.seconds, now, rule.seconds, now, rule.seconds, now + queueLengthOf(rule)],
    )
    if (taken) return waitOf(rule, taken.ends - now) * 1000
    const [full] = yield* db.rows<{ ends: number }>('select ends::float8 from rate_limit where key = ? and span = 0', [row])
    return yield* new TooManyRequests({ retryAfterSeconds: freeAgainAfter(rule, (full?.ends ?? now) - now) })
  }, outsideCall),
  leave: (action, key, rule) =>
    Effect.asVoid(
      db.rows('update rate_limit set ends = ends - ? where key = ? and span = 0 returning 1', [rule.seconds, hashCounterKey(action, key)]),
    ).pipe(outsideCall),
})
