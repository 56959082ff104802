import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { inWarsaw } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { TermsInForce } from '#plugins/info-pages/contract/terms-in-force.ts'

/** Which terms one accepts who opens an account today. */
export const makeAskTerms = ({ termsInForce, clock }: { readonly termsInForce: TermsInForce; readonly clock: Clock }) =>
  Effect.fn('accounts.ask-terms')(function* (_: Actor, __: Readonly<Record<string, never>>) {
    return yield* Effect.succeed({ terms: termsInForce(inWarsaw(clock.now()).day) })
  })

export type AskTerms = ReturnType<typeof makeAskTerms>
export const AskTerms = token<AskTerms>('accounts/AskTerms')
