import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { SharedCounters } from '#core/ports/shared-counters.ts'
import type { Credentials } from '../contract/credentials.ts'
import { normalizeEmail } from '../domain/account.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import { rateLimits, loginDelay } from '../domain/rate-limits.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'
import type { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { AccountNotActivated, InvalidAuthenticationData, MissingAuthenticationData } from '../contract/errors.ts'
import type { ConfirmCredentials } from '../services/confirm-credentials.ts'
import type { LogOut } from './log-out.ts'
import type { OpenSession } from '../services/open-session.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly passwords: Passwords
  readonly openSession: OpenSession
  readonly factors: SecondFactorRepository
  readonly tokens: OneTimeTokens
  readonly logOut: LogOut
  readonly confirmCredentials: ConfirmCredentials
  readonly rateLimit: RateLimit
  readonly counters: SharedCounters
}

/**
 * Signs in by e-mail and password. Neither the error nor the response time reveals which of the two is wrong. A signed-in user only has the password
 * verified; no second session is opened. For an account with an authenticator app the result is a token for the second step. Failed attempts from any
 * network slow sign-ins to the account down, but never lock it.
 */
export const makeLogIn = (dependencies: Dependencies) => {
  const { accounts, passwords, openSession, factors, tokens, logOut, confirmCredentials, rateLimit, counters } = dependencies
  const windowSeconds = rateLimits.signIn.seconds
  const countFailures = Effect.fn('accounts.count-failed-log-ins')(function* (email: string, increment: 0 | 1) {
    const { counts } = yield* counters.add('accounts.bad-sign-in', new Map([[email, increment]]), windowSeconds)
    return counts.get(email) ?? 0
  })

  return Effect.fn('accounts.log-in')(function* (actor: Actor, input: Credentials & { readonly refresh_token: string | null }) {
    if (!input.email?.trim() || !input.password) return yield* new MissingAuthenticationData()
    const [email, password] = [normalizeEmail(input.email), input.password]
    if (actor.kind === 'user') return yield* confirmCredentials(actor, email, password)
    yield* rateLimit.consume('accounts.sign-in-anywhere', networkKey(actor), rateLimits.signInPerNetwork)
    yield* rateLimit.consume('accounts.sign-in', `${networkKey(actor)} ${email}`, rateLimits.signIn)
    yield* Effect.sleep(loginDelay(yield* countFailures(email, 0)))

    const account = yield* accounts.byEmail(email)
    if (!(yield* passwords.verify(account?.password_hash ?? null, password)) || !account) {
      yield* countFailures(email, 1)
      return yield* new InvalidAuthenticationData()
    }
    if (account.status !== 'active') return yield* new AccountNotActivated()
    if ((yield* factors.summaryOf(account.id)).totp)
      return { second_factor: yield* tokens.issue('second-factor', account.id), refresh_token: null }
    // A browser has at most one session.
    yield* logOut(actor, { refresh_token: input.refresh_token })
    return yield* openSession(actor, account, false)
  })
}

export type LogIn = ReturnType<typeof makeLogIn>
export const LogIn = token<LogIn>('accounts/LogIn')
