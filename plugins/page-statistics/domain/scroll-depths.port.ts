import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { DailyPageReads } from '../contract/scroll-depth.ts'

/** Repository of scroll-depth counters, one for each day and route name. */
export interface ScrollDepthRepository {
  /** Increments a counter; ignores a new name on a day that has a hundred names already, since no site has so many routes. */
  count(page: string, at: Date): Effect.Effect<void>
  /** Returns the counters, newest day first, within a day the highest first. */
  ofLastDays(days: number, now: Date): Effect.Effect<readonly DailyPageReads[]>
}
export const ScrollDepthRepository = token<ScrollDepthRepository>('page-statistics/ScrollDepthRepository')
