import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { LastDays } from '../contract/scroll-depth.ts'
import type { ScrollDepths } from '../domain/scroll-depths.port.ts'

interface Dependencies {
  readonly scrollDepths: ScrollDepths
  readonly clock: Clock
}

/** What was counted in the last thirty days, or as many as are asked for. */
export const makeListScrollDepths = ({ scrollDepths, clock }: Dependencies) =>
  Effect.fn('page-statistics.list-scroll-depths')(function* (_: Actor, { days = 30 }: LastDays) {
    return yield* scrollDepths.last(days, clock.now())
  })

export type ListScrollDepths = ReturnType<typeof makeListScrollDepths>
export const ListScrollDepths = token<ListScrollDepths>('page-statistics/ListScrollDepths')
