import { Effect } from 'effect'
import { BadPasskey, type PasskeyJson, type Passkeys } from '#core/ports/passkeys.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'

/** Parses a WebAuthn response and consumes its challenge; fails unless the challenge was issued to `accountId` (`null`: for a sign-in). */
export const consumePasskeyChallenge = Effect.fn('accounts.consume-passkey-challenge')(function* (
  { passkeys, tokens }: { readonly passkeys: Passkeys; readonly tokens: OneTimeTokens },
  response: PasskeyJson,
  accountId: string | null,
) {
  const claimed = yield* passkeys.parse(response)
  const challenge = yield* tokens.consume('passkey', claimed.challenge)
  if (!challenge || challenge.account_id !== accountId) return yield* new BadPasskey()
  return claimed
})
