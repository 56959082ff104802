import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { pageStatisticsApi } from '../contract/api.ts'
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
