import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { CountedNumbers } from '../contract/directory-numbers.ts'
import type { DirectoryCounts } from '../domain/directory-counts.port.ts'
import { warsawDay } from '../domain/warsaw-day.ts'

/** Returns the current size of the directory. */
export const makeShowNumbers = ({ counts, clock }: { readonly counts: DirectoryCounts; readonly clock: Clock }) =>
  Effect.fn('product-landing.show-numbers')(function* (_: Actor, __: object) {
    const numbers = yield* counts.count()
    return { ...numbers, counted_on: warsawDay(clock.now()) } satisfies CountedNumbers
  })

export type ShowNumbers = ReturnType<typeof makeShowNumbers>
export const ShowNumbers = token<ShowNumbers>('product-landing/ShowNumbers')
