import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import { BadPasskey, type PasskeyJson } from '#core/ports/passkeys.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import type { OpenSession } from '../services/open-session.ts'
import type { VerifyPasskey } from '../services/verify-passkey.ts'
import type { LogOut } from './log-out.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly verifyPasskey: VerifyPasskey
  readonly openSession: OpenSession
  readonly logOut: LogOut
  readonly rateLimit: RateLimit
}

/** Signs in with a passkey alone; possession and biometrics or PIN count as two factors. */
export const makeLogInWithPasskey = ({ accounts, verifyPasskey, openSession, logOut, rateLimit }: Dependencies) =>
  Effect.fn('accounts.log-in-with-passkey')(function* (
    actor: Actor,
    { response, refresh_token }: { readonly response: PasskeyJson; readonly refresh_token: string | null },
  ) {
    yield* rateLimit.consume('accounts.sign-in-anywhere', networkKey(actor), rateLimits.signInPerNetwork)
    return yield* verifyPasskey(actor, response, null, (accountId) =>
      Effect.gen(function* () {
        const account = yield* accounts.byId(accountId).pipe(Effect.catchTag('AccountNotFound', () => new BadPasskey()))
        yield* logOut(actor, { refresh_token })
        return yield* openSession(actor, account, true)
      }),
    )
  })

export type LogInWithPasskey = ReturnType<typeof makeLogInWithPasskey>
export const LogInWithPasskey = token<LogInWithPasskey>('accounts/LogInWithPasskey')
