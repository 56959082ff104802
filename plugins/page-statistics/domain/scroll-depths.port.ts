import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { DayOfPage } from '../contract/scroll-depth.ts'

/** The counters of pages read to nine tenths, one a day and route name. */
export interface ScrollDepths {
  /** Counts one; a new name on a day that has a hundred already is let go, since no site has so many routes. */
  count(page: string, at: Date): Effect.Effect<void>
  /** The newest day first, within a day the most read first. */
  last(days: number, now: Date): Effect.Effect<readonly DayOfPage[]>
}
export const ScrollDepths = token<ScrollDepths>('page-statistics/ScrollDepths')
