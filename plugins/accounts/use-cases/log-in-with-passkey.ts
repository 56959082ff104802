import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { handler } from '#core/plugin/handler.ts'
import { BadPasskey, type PasskeyJson, Passkeys } from '#core/ports/passkeys.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { accountsApi } from '../contract/api.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { OpenSession } from '../services/open-session.ts'
import { VerifyPasskey } from '../services/verify-passkey.ts'
import { LogOut } from './sessions.ts'

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

/** Returns WebAuthn request options for any passkey of this site. They are the same for everyone, so that they do not reveal accounts. */
export const StartPasskeyLogin = handler(
  accountsApi.startPasskeyLogin,
  { passkeys: Passkeys, tokens: OneTimeTokens, rateLimit: RateLimit },
  ({ passkeys, tokens, rateLimit }) =>
    Effect.fn('accounts.start-passkey-login')(function* (actor) {
      yield* rateLimit.consume('accounts.passkey', networkKey(actor), rateLimits.signInPerNetwork)
      return yield* passkeys.requestOptions(yield* tokens.issue('passkey', null))
    }),
)
