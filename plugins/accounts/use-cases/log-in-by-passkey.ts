import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import { BadPasskey, type Claimed, type PasskeyJson, type Passkeys } from '#core/ports/passkeys.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/allowances.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'
import type { PasskeyStore } from '../domain/passkeys.port.ts'
import { isCloned } from '../domain/second-factor.ts'
import { challengeOf } from './challenge-of.ts'
import type { LogOut } from './log-out.ts'
import type { OpenSession } from './open-session.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly passkeys: Passkeys
  readonly kept: PasskeyStore
  readonly words: OneTimeTokens
  readonly openSession: OpenSession
  readonly logOut: LogOut
  readonly rateLimit: RateLimit
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Signs in by a passkey alone: having it and its owner's finger, face or PIN are two factors. One that seems to exist twice is refused, and noted. */
export const makeLogInByPasskey = (dependencies: Dependencies) => {
  const { accounts, passkeys, kept, words, openSession, logOut, rateLimit, audit, clock, transaction } = dependencies
  const open = Effect.fn('accounts.open-by-passkey')(function* (
    actor: Actor,
    response: PasskeyJson,
    claimed: Claimed,
    refresh_token: string | null,
  ) {
    const { challenge, credential_id, owner } = claimed
    const passkey = yield* kept.hold(credential_id)
    if (!passkey || (owner !== null && owner !== passkey.account_id)) return yield* new BadPasskey()
    const told = yield* passkeys.signed(response, challenge, passkey)
    if (isCloned(passkey.counter, told.counter)) {
      yield* audit.note({ actor, action: 'accounts.passkey-cloned', subject: passkey.account_id, about: { passkey: passkey.id } })
      return 'cloned' as const
    }
    yield* kept.used(passkey.id, told, clock.now().toISOString())
    const account = yield* accounts.byId(passkey.account_id).pipe(Effect.catchTag('AccountNotFound', () => new BadPasskey()))
    yield* logOut(actor, { refresh_token })
    return yield* openSession(actor, account, true)
  }, transaction)

  return Effect.fn('accounts.log-in-by-passkey')(function* (
    actor: Actor,
    { response, refresh_token }: { readonly response: PasskeyJson; readonly refresh_token: string | null },
  ) {
    yield* rateLimit.consume('accounts.sign-in-anywhere', networkKey(actor), rateLimits.signInAnywhere)
    const claimed = yield* challengeOf({ passkeys, words }, response, null)
    const opened = yield* open(actor, response, claimed, refresh_token)
    // After the transaction, which keeps the note.
    return opened === 'cloned' ? yield* new BadPasskey() : opened
  })
}

export type LogInByPasskey = ReturnType<typeof makeLogInByPasskey>
export const LogInByPasskey = token<LogInByPasskey>('accounts/LogInByPasskey')
