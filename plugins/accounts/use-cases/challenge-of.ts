import { Effect } from 'effect'
import { BadPasskey, type PasskeyJson, type Passkeys } from '#core/ports/passkeys.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'

/** What an answer about a passkey claims, its challenge used up: one that was given to `accountId`, `null` for one given to anybody who signs in. */
export const challengeOf = Effect.fn('accounts.challenge-of')(function* (
  { passkeys, words }: { readonly passkeys: Passkeys; readonly words: OneTimeTokens },
  answer: PasskeyJson,
  accountId: string | null,
) {
  const claimed = yield* passkeys.read(answer)
  const opened = yield* words.take('passkey', claimed.challenge)
  if (!opened || opened.account_id !== accountId) return yield* new BadPasskey()
  return claimed
})
