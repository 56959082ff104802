import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PageRead } from '../contract/scroll-depth.ts'
import type { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'

interface Dependencies {
  readonly scrollDepths: ScrollDepthRepository
  readonly clock: Clock
}

/** Counts a page that was scrolled to 90 % (features SH-19), without data about the reader. */
export const makeCountScrollDepth = ({ scrollDepths, clock }: Dependencies) =>
  Effect.fn('page-statistics.count-scroll-depth')(function* (_: Actor, { page }: PageRead) {
    yield* scrollDepths.count(page, clock.now())
    return { page }
  })

export type CountScrollDepth = ReturnType<typeof makeCountScrollDepth>
export const CountScrollDepth = token<CountScrollDepth>('page-statistics/CountScrollDepth')
