import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { SecondStep } from '../contract/factors.ts'
import { SecondFactorGone } from '../contract/failures.ts'
import type { Account } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits, codesPerWord } from '../domain/allowances.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'
import type { LogOut } from './log-out.ts'
import type { OpenSession } from './open-session.ts'
import type { ProveCode } from './prove-code.ts'
import type { TellFactorChange } from './tell-factor-change.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly words: OneTimeTokens
  readonly proveCode: ProveCode
  readonly tellFactorChange: TellFactorChange
  readonly openSession: OpenSession
  readonly logOut: LogOut
  readonly rateLimit: RateLimit
}

/** The second step of signing in: a code of the app, or a recovery code, of which the owner is told by mail. Five tries, then the first step comes again. */
export const makeConfirmLogIn = (dependencies: Dependencies) => {
  const { accounts, words, proveCode, tellFactorChange, openSession, logOut, rateLimit } = dependencies
  const open = Effect.fn('accounts.open-by-code')(function* (actor: Actor, word: string, account: Account, by: 'totp' | 'recovery') {
    if (!(yield* words.take('second-factor', word))) return yield* new SecondFactorGone()
    if (by === 'recovery') yield* tellFactorChange(actor, account, 'recovery-used')
    return yield* openSession(actor, account, true)
  })

  return Effect.fn('accounts.confirm-log-in')(function* (
    actor: Actor,
    { second_factor: word, code, refresh_token }: typeof SecondStep.Type,
  ) {
    yield* rateLimit.consume('accounts.sign-in-anywhere', networkKey(actor), rateLimits.signInAnywhere)
    const opened = yield* words.attempt('second-factor', word, codesPerWord)
    if (!opened?.account_id) return yield* new SecondFactorGone()
    const account = yield* accounts.byId(opened.account_id).pipe(Effect.catchTag('AccountNotFound', () => new SecondFactorGone()))
    return yield* proveCode(account.id, code, (by) => Effect.andThen(logOut(actor, { refresh_token }), open(actor, word, account, by)))
  })
}

export type ConfirmLogIn = ReturnType<typeof makeConfirmLogIn>
export const ConfirmLogIn = token<ConfirmLogIn>('accounts/ConfirmLogIn')
