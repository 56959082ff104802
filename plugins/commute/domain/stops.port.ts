import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { StopView } from '../contract/stops.ts'

/** Reads facilities as stops on a way. */
export interface Stops {
  /** Returns those of the ids with exact coordinates, in their order. */
  byIds(ids: readonly string[]): Effect.Effect<readonly StopView[]>
}
export const Stops = token<Stops>('commute/Stops')
