import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { BadPasskey, type PasskeyJson, Passkeys } from '#core/ports/passkeys.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { isCloned } from '../domain/recovery-code.ts'
import { PasskeyRepository } from '../domain/second-factors.port.ts'

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

/**
 * Verifies a passkey's response to a sign-in challenge and then runs `action` for its account, in one transaction.
 * `owner`: account that the passkey must belong to, `null` for any. Rejects and audits a passkey that seems cloned.
 */
export const VerifyPasskey = define(
  'accounts/VerifyPasskey',
  { passkeys: Passkeys, passkeyRepository: PasskeyRepository, tokens: OneTimeTokens, audit: Audit, clock: Clock, transaction: Transaction },
  ({ passkeys, passkeyRepository, tokens, audit, clock, transaction }) => {
    return <Output, Reason>(
      actor: Actor,
      response: PasskeyJson,
      owner: string | null,
      action: (accountId: string) => Effect.Effect<Output, Reason>,
    ) => {
      const verify = Effect.fn('accounts.verify-passkey')(function* () {
        const claimed = yield* consumePasskeyChallenge({ passkeys, tokens }, response, null)
        const verified = yield* transaction(
          Effect.gen(function* () {
            const passkey = yield* passkeyRepository.lockByCredentialId(claimed.credential_id)
            if (!passkey) return yield* new BadPasskey()
            const refused = new BadPasskey({ account: passkey.account_id })
            if ([claimed.owner, owner].some((id) => id !== null && id !== passkey.account_id)) return yield* refused
            const result = yield* passkeys.verifyAuthentication(response, claimed.challenge, passkey).pipe(Effect.mapError(() => refused))
            if (isCloned(passkey.counter, result.counter)) {
              yield* audit.record({ actor, action: 'accounts.passkey-cloned', subject: passkey.account_id, about: { passkey: passkey.id } })
              return { refused }
            }
            yield* passkeyRepository.recordUse(passkey.id, result, clock.now().toISOString())
            return { output: yield* action(passkey.account_id) }
          }),
        )
        // Fails outside the transaction, which would roll the audit entry back.
        return 'refused' in verified ? yield* verified.refused : verified.output
      })
      return verify()
    }
  },
)
