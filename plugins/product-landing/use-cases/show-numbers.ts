import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import type { CountedNumbers } from '../contract/directory-numbers.ts'
import { DirectoryCounts } from '../domain/directory-counts.port.ts'
import { warsawDay } from '../domain/warsaw-day.ts'

/** Returns the current size of the directory. */
export const ShowNumbers = define('product-landing/ShowNumbers', { counts: DirectoryCounts, clock: Clock }, ({ counts, clock }) =>
  Effect.fn('product-landing.show-numbers')(function* (_: Actor, __: object) {
    const numbers = yield* counts.count()
    return { ...numbers, counted_on: warsawDay(clock.now()) } satisfies CountedNumbers
  }),
)
