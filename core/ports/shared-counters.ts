import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Counts of the current time window, summed over all processes. */
export interface CounterTotals {
  /** Count by key, for the keys passed to `add`. */
  readonly counts: ReadonlyMap<string, number>
  /** Seconds until the window ends. */
  readonly secondsLeft: number
}

/** Counters in fixed time windows, shared by all processes. */
export interface SharedCounters {
  /** Adds the increments by key to the current window of `windowSeconds` and returns the new totals of these keys. */
  add(action: string, increments: ReadonlyMap<string, number>, windowSeconds: number): Effect.Effect<CounterTotals>
}
export const SharedCounters = token<SharedCounters>('core/SharedCounters')
