import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** What all processes have counted together in the running span of time. */
export interface Totals {
  /** By caller, of those that were asked for. */
  readonly times: ReadonlyMap<string, number>
  /** Until the span ends. */
  readonly seconds: number
}

/** Counts in fixed spans of time that all processes add to. */
export interface SharedCounters {
  /** Adds so many times for each caller to the span of so many seconds that is running, and gives their totals. */
  add(what: string, times: ReadonlyMap<string, number>, seconds: number): Effect.Effect<Totals>
}
export const SharedCounters = token<SharedCounters>('core/SharedCounts')
