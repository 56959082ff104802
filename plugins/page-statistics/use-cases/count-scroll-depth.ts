import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import type { PageRead } from '../contract/scroll-depth.ts'
import { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'

/** Counts a page that was scrolled to 90 % (features SH-19), without data about the reader. */
export const CountScrollDepth = define(
  'page-statistics/CountScrollDepth',
  { scrollDepths: ScrollDepthRepository, clock: Clock },
  ({ scrollDepths, clock }) =>
    Effect.fn('page-statistics.count-scroll-depth')(function* (_: Actor, { page }: PageRead) {
      yield* scrollDepths.count(page, clock.now())
      return { page }
    }),
)
