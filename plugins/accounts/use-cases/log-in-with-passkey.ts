import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { BadPasskey, type PasskeyJson } from '#core/ports/passkeys.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { OpenSession } from '../services/open-session.ts'
import { VerifyPasskey } from '../services/verify-passkey.ts'
import { LogOut } from './log-out.ts'

/** Signs in with a passkey alone; possession and biometrics or PIN count as two factors. */
export const LogInWithPasskey = define(
  'accounts/LogInWithPasskey',
  { accounts: AccountRepository, verifyPasskey: VerifyPasskey, openSession: OpenSession, logOut: LogOut, rateLimit: RateLimit },
  ({ accounts, verifyPasskey, openSession, logOut, rateLimit }) =>
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
    }),
)
