import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { ReadPage } from '../contract/scroll-depth.ts'
import type { ScrollDepths } from '../domain/scroll-depths.port.ts'

interface Needs {
  readonly scrollDepths: ScrollDepths
  readonly rateLimit: RateLimit
  readonly clock: Clock
}

/** Nobody reads more pages to their end in a minute; whoever tells of more is making them up. */
const allowance = { times: 30, seconds: 60 }

/** Counts a page that was read to nine tenths (features SH-19). Who read it is asked for the limit alone and not kept with the count. */
export const makeCountScrollDepth = ({ scrollDepths, rateLimit, clock }: Needs) =>
  Effect.fn('page-statistics.count-scroll-depth')(function* (actor: Actor, { page }: ReadPage) {
    yield* rateLimit.take('page-statistics.scroll-depth', actor.is === 'visitor' ? actor.address : actor.is, allowance)
    yield* scrollDepths.count(page, clock.now())
    return { page }
  })

export type CountScrollDepth = ReturnType<typeof makeCountScrollDepth>
export const CountScrollDepth = token<CountScrollDepth>('page-statistics/CountScrollDepth')
