import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import { Clock } from '#core/ports/clock.ts'
import { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'

/** Returns the date of the terms that a registration accepts today. */
export const ShowCurrentTerms = define(
  'accounts/ShowCurrentTerms',
  { termsInForce: TermsInForce, clock: Clock },
  ({ termsInForce, clock }) =>
    Effect.fn('accounts.show-current-terms')(function* (_: Actor, __: Readonly<Record<string, never>>) {
      return yield* Effect.succeed({ terms: termsInForce(toWarsawTime(clock.now()).day) })
    }),
)
