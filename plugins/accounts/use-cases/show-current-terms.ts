import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'

/** Returns the date of the terms that a registration accepts today. */
export const makeShowCurrentTerms = ({ termsInForce, clock }: { readonly termsInForce: TermsInForce; readonly clock: Clock }) =>
  Effect.fn('accounts.show-current-terms')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    return yield* Effect.succeed({ terms: termsInForce(toWarsawTime(clock.now()).day) })
  })

export type ShowCurrentTerms = ReturnType<typeof makeShowCurrentTerms>
export const ShowCurrentTerms = token<ShowCurrentTerms>('accounts/ShowCurrentTerms')
