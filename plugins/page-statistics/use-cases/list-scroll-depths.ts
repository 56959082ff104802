import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import type { LastDaysQuery } from '../contract/scroll-depth.ts'
import { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'

/** Returns the counters of the last `days` days. */
export const ListScrollDepths = define(
  'page-statistics/ListScrollDepths',
  { scrollDepths: ScrollDepthRepository, clock: Clock },
  ({ scrollDepths, clock }) =>
    Effect.fn('page-statistics.list-scroll-depths')(function* (_: Actor, { days = 30 }: LastDaysQuery) {
      return yield* scrollDepths.ofLastDays(days, clock.now())
    }),
)
