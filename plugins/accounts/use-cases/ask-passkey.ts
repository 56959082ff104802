import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import { rateLimits } from '../domain/allowances.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'

interface Dependencies {
  readonly passkeys: Passkeys
  readonly words: OneTimeTokens
  readonly rateLimit: RateLimit
}

/** What a browser lets its owner sign in by, with any passkey of this site: the same for everybody, so that it tells of nobody. */
export const makeAskPasskey = ({ passkeys, words, rateLimit }: Dependencies) =>
  Effect.fn('accounts.ask-passkey')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    yield* rateLimit.consume('accounts.passkey', networkKey(actor), rateLimits.signInAnywhere)
    return yield* passkeys.request(yield* words.give('passkey', null))
  })

export type AskPasskey = ReturnType<typeof makeAskPasskey>
export const AskPasskey = token<AskPasskey>('accounts/AskPasskey')
