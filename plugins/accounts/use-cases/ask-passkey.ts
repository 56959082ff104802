import { Effect } from 'effect'
import { type Actor, addressOf } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Passkeys } from '#core/ports/passkeys.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import { allowances } from '../domain/allowances.ts'
import type { OneTimeWords } from '../domain/one-time-words.port.ts'

interface Needs {
  readonly passkeys: Passkeys
  readonly words: OneTimeWords
  readonly rateLimit: RateLimit
}

/** What a browser lets its owner sign in by, with any passkey of this site: the same for everybody, so that it tells of nobody. */
export const makeAskPasskey = ({ passkeys, words, rateLimit }: Needs) =>
  Effect.fn('accounts.ask-passkey')(function* (actor: Actor, _: Readonly<Record<string, never>>) {
    yield* rateLimit.take('accounts.passkey', addressOf(actor), allowances.signInAnywhere)
    return yield* passkeys.request(yield* words.give('passkey', null))
  })

export type AskPasskey = ReturnType<typeof makeAskPasskey>
export const AskPasskey = token<AskPasskey>('accounts/AskPasskey')
