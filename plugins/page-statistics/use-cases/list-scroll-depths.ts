import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { LastDaysQuery } from '../contract/scroll-depth.ts'
import type { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'

interface Dependencies {
  readonly scrollDepths: ScrollDepthRepository
  readonly clock: Clock
}

/** Returns the counters of the last `days` days. */
export const makeListScrollDepths = ({ scrollDepths, clock }: Dependencies) =>
  Effect.fn('page-statistics.list-scroll-depths')(function* (_: Actor, { days = 30 }: LastDaysQuery) {
    return yield* scrollDepths.ofLastDays(days, clock.now())
  })

export type ListScrollDepths = ReturnType<typeof makeListScrollDepths>
export const ListScrollDepths = token<ListScrollDepths>('page-statistics/ListScrollDepths')
