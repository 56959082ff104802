import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { pageStatisticsApi } from '../contract/api.ts'
import type { LastDaysQuery } from '../contract/scroll-depth.ts'
import { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'

/** Counts a page that was scrolled to 90 % (features SH-19), without data about the reader. */
export const CountScrollDepth = handler(
  pageStatisticsApi.countScrollDepth,
  { scrollDepths: ScrollDepthRepository, clock: Clock },
  ({ scrollDepths, clock }) =>
    Effect.fn('page-statistics.count-scroll-depth')(function* (_, { page }) {
      yield* scrollDepths.count(page, clock.now())
      return { page }
    }),
)

/** Returns the counters of the last `days` days. */
export const ListScrollDepths = define(
  'page-statistics/ListScrollDepths',
  { scrollDepths: ScrollDepthRepository, clock: Clock },
  ({ scrollDepths, clock }) =>
    Effect.fn('page-statistics.list-scroll-depths')(function* (_: Actor, { days = 30 }: LastDaysQuery) {
      return yield* scrollDepths.ofLastDays(days, clock.now())
    }),
)
