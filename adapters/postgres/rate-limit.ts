import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import { type RateLimit, TooManyRequests } from '#core/ports/rate-limit.ts'
import type { Db } from './unit-of-work.ts'

/** Counts in fixed spans of time, one row a caller and thing; old spans are swept by the way. */
export const makeRateLimit = ({ db, clock }: { db: Db; clock: Clock }): RateLimit => ({
  take: Effect.fn('rate-limit.take')(function* (what, caller, { times, seconds }) {
    const now = Math.floor(clock.now().getTime() / 1000)
    const span = now - (now % seconds)
    const [row] = yield* db.rows<{ times: number }>(
      `with swept as (delete from rate_limit where key = ? and span < ?)
       insert into rate_limit (key, span, times) values (?, ?, 1) on conflict (key, span) do update set times = rate_limit.times + 1 returning times`,
      [`${what}:${caller}`, span, `${what}:${caller}`, span],
    )
    if (row && row.times > times) return yield* new TooManyRequests({ retryAfterSeconds: span + seconds - now })
  }),
})
