import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import { BadPasskey, type UnverifiedCredential, type PasskeyJson, type Passkeys } from '#core/ports/passkeys.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import type { PasskeyRepository } from '../domain/passkeys.port.ts'
import { isCloned } from '../domain/second-factor.ts'
import { consumePasskeyChallenge } from '../services/consume-passkey-challenge.ts'
import type { LogOut } from './log-out.ts'
import type { OpenSession } from '../services/open-session.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly passkeys: Passkeys
  readonly passkeyRepository: PasskeyRepository
  readonly tokens: OneTimeTokens
  readonly openSession: OpenSession
  readonly logOut: LogOut
  readonly rateLimit: RateLimit
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Signs in with a passkey alone; possession and biometrics or PIN count as two factors. Rejects and audits a passkey that seems cloned. */
export const makeLogInWithPasskey = (dependencies: Dependencies) => {
  const { accounts, passkeys, passkeyRepository, tokens, openSession, logOut, rateLimit, audit, clock, transaction } = dependencies
  const open = Effect.fn('accounts.open-passkey-session')(function* (
    actor: Actor,
    response: PasskeyJson,
    claimed: UnverifiedCredential,
    refresh_token: string | null,
  ) {
    const { challenge, credential_id, owner } = claimed
    const passkey = yield* passkeyRepository.lockByCredentialId(credential_id)
    if (!passkey || (owner !== null && owner !== passkey.account_id)) return yield* new BadPasskey()
    const result = yield* passkeys.verifyAuthentication(response, challenge, passkey)
    if (isCloned(passkey.counter, result.counter)) {
      yield* audit.record({ actor, action: 'accounts.passkey-cloned', subject: passkey.account_id, about: { passkey: passkey.id } })
      return 'cloned' as const
    }
    yield* passkeyRepository.recordUse(passkey.id, result, clock.now().toISOString())
    const account = yield* accounts.byId(passkey.account_id).pipe(Effect.catchTag('AccountNotFound', () => new BadPasskey()))
    yield* logOut(actor, { refresh_token })
    return yield* openSession(actor, account, true)
  }, transaction)

  return Effect.fn('accounts.log-in-with-passkey')(function* (
    actor: Actor,
    { response, refresh_token }: { readonly response: PasskeyJson; readonly refresh_token: string | null },
  ) {
    yield* rateLimit.consume('accounts.sign-in-anywhere', networkKey(actor), rateLimits.signInPerNetwork)
    const claimed = yield* consumePasskeyChallenge({ passkeys, tokens }, response, null)
    const opened = yield* open(actor, response, claimed, refresh_token)
    // Fails outside the transaction, which would roll the audit entry back.
    return opened === 'cloned' ? yield* new BadPasskey() : opened
  })
}

export type LogInWithPasskey = ReturnType<typeof makeLogInWithPasskey>
export const LogInWithPasskey = token<LogInWithPasskey>('accounts/LogInWithPasskey')
