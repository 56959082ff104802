import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SecondFactorGone } from '../contract/errors.ts'
import type { SecondFactorLogin } from '../contract/factors.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { codeAttemptsPerLogin, rateLimits } from '../domain/rate-limits.ts'
import { OpenSession } from '../services/open-session.ts'
import { NotifyFactorChange } from '../services/second-factors.ts'
import { VerifyCode } from '../services/verify-code.ts'
import { LogOut } from './sessions.ts'

/**
 * Completes a sign-in with a TOTP code or a recovery code; the use of a recovery code is mailed to the owner. After
 * five attempts the user starts again.
 */
export const LogInWithCode = define(
  'accounts/LogInWithCode',
  {
    accounts: AccountRepository,
    tokens: OneTimeTokens,
    verifyCode: VerifyCode,
    notifyFactorChange: NotifyFactorChange,
    openSession: OpenSession,
    logOut: LogOut,
    rateLimit: RateLimit,
  },
  ({ accounts, tokens, verifyCode, notifyFactorChange, openSession, logOut, rateLimit }) => {
    const open = Effect.fn('accounts.open-code-session')(function* (
      actor: Actor,
      loginToken: string,
      account: Account,
      method: 'totp' | 'recovery',
    ) {
      if (!(yield* tokens.consume('second-factor', loginToken))) return yield* new SecondFactorGone()
      if (method === 'recovery') yield* notifyFactorChange(actor, account, 'recovery-used')
      return yield* openSession(actor, account, true)
    })

    return Effect.fn('accounts.log-in-with-code')(function* (
      actor: Actor,
      { second_factor: loginToken, code, refresh_token }: typeof SecondFactorLogin.Type,
    ) {
      yield* rateLimit.consume('accounts.sign-in-anywhere', networkKey(actor), rateLimits.signInPerNetwork)
      const stored = yield* tokens.attempt('second-factor', loginToken, codeAttemptsPerLogin)
      if (!stored?.account_id) return yield* new SecondFactorGone()
      const account = yield* accounts.byId(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new SecondFactorGone()))
      return yield* verifyCode(account.id, code, (method) =>
        Effect.andThen(logOut(actor, { refresh_token }), open(actor, loginToken, account, method)),
      )
    })
  },
)
