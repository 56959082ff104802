import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { ReadPage } from '../contract/scroll-depth.ts'
import type { ScrollDepths } from '../domain/scroll-depths.port.ts'

interface Dependencies {
  readonly scrollDepths: ScrollDepths
  readonly clock: Clock
}

/** Counts a page that was read to nine tenths (features SH-19). Who read it is neither asked nor kept. */
export const makeCountScrollDepth = ({ scrollDepths, clock }: Dependencies) =>
  Effect.fn('page-statistics.count-scroll-depth')(function* (_: Actor, { page }: ReadPage) {
    yield* scrollDepths.count(page, clock.now())
    return { page }
  })

export type CountScrollDepth = ReturnType<typeof makeCountScrollDepth>
export const CountScrollDepth = token<CountScrollDepth>('page-statistics/CountScrollDepth')
