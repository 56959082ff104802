import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Clock } from '#core/ports/clock.ts'
import type { SharedCounters } from '#core/ports/shared-counters.ts'
import { type Db, outsideCall } from './unit-of-work.ts'

/** Hashes the key, so that no network address is stored. */
export const hashCounterKey = (what: string, caller: string) => createHash('sha256').update(`${what}:${caller}`).digest('base64url')

/**
 * Counts per caller, counter and time window, in one statement for all callers; also deletes expired windows. A call
 * that ends in an error counts too.
 */
export const makeSharedCounters = ({ db, clock }: { readonly db: Db; readonly clock: Clock }): SharedCounters => ({
  add: Effect.fn('shared-counters.add')(function* (what, times, seconds) {
    const now = Math.floor(clock.now().getTime() / 1000)
    const span = now - (now % seconds)
    const callers = new Map([...times.keys()].map((caller) => [hashCounterKey(what, caller), caller]))
    const rows = yield* db.rows<{ key: string; times: number }>(
      `with swept as (delete from rate_limit where ctid = any(array(select ctid from rate_limit where ends <= ? limit 1000 for update skip locked)))
       insert into rate_limit (key, span, ends, times) select key, ?, ?, times from jsonb_to_recordset(?::jsonb) given (key text, times int) order by key
       on conflict (key, span) do update set times = rate_limit.times + excluded.times returning key, times`,
      [now, span, span + seconds, JSON.stringify([...callers].map(([key, caller]) => ({ key, times: times.get(caller) })))],
    )
    return {
      counts: new Map(rows.map(({ key, times }) => [callers.get(key) ?? key, times])),
      secondsLeft: span + seconds - now,
    }
  }, outsideCall),
})
