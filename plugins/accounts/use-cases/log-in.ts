import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { RateLimit } from '#core/ports/rate-limit.ts'
import type { SharedCounters } from '#core/ports/shared-counts.ts'
import type { Credentials } from '../contract/credentials.ts'
import { normalizeEmail } from '../domain/account.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import { rateLimits, slowDown } from '../domain/allowances.ts'
import type { Factors } from '../domain/factors.port.ts'
import type { OneTimeTokens } from '../domain/one-time-words.port.ts'
import { AccountNotActivated, InvalidAuthenticationData, MissingAuthenticationData } from '../contract/failures.ts'
import type { ConfirmPassword } from './confirm-password.ts'
import type { LogOut } from './log-out.ts'
import type { OpenSession } from './open-session.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly openSession: OpenSession
  readonly factors: Factors
  readonly words: OneTimeTokens
  readonly logOut: LogOut
  readonly confirmPassword: ConfirmPassword
  readonly rateLimit: RateLimit
  readonly counts: SharedCounters
}

/**
 * Signs in by e-mail and password; which of both is wrong is not told, nor by the time it takes. Whoever has signed in already only proves the password:
 * no other session is opened. Where the account asks for a code, the answer is a word for that step. After bad tries from anywhere an account answers
 * slower, but never shuts its owner out.
 */
export const makeLogIn = (dependencies: Dependencies) => {
  const { accounts, passwords, openSession, factors, words, logOut, confirmPassword, rateLimit, counts } = dependencies
  const span = rateLimits.signIn.seconds
  const badOnes = Effect.fn('accounts.bad-sign-ins')(function* (email: string, more: 0 | 1) {
    const { times } = yield* counts.add('accounts.bad-sign-in', new Map([[email, more]]), span)
    return times.get(email) ?? 0
  })

  return Effect.fn('accounts.log-in')(function* (actor: Actor, asked: Credentials & { readonly refresh_token: string | null }) {
    if (!asked.email?.trim() || !asked.password) return yield* new MissingAuthenticationData()
    const [email, password] = [normalizeEmail(asked.email), asked.password]
    if (actor.kind === 'user') return yield* confirmPassword(actor, email, password)
    yield* rateLimit.consume('accounts.sign-in-anywhere', networkKey(actor), rateLimits.signInAnywhere)
    yield* rateLimit.consume('accounts.sign-in', `${networkKey(actor)} ${email}`, rateLimits.signIn)
    yield* Effect.sleep(slowDown(yield* badOnes(email, 0)))

    const account = yield* accounts.byEmail(email)
    if (!(yield* passwords.verify(account?.password_hash ?? null, password)) || !account) {
      yield* badOnes(email, 1)
      return yield* new InvalidAuthenticationData()
    }
    if (account.status !== 'active') return yield* new AccountNotActivated()
    if ((yield* factors.held(account.id)).totp)
      return { second_factor: yield* words.give('second-factor', account.id), refresh_token: null }
    // Of one browser one session lives.
    yield* logOut(actor, { refresh_token: asked.refresh_token })
    return yield* openSession(actor, account, false)
  })
}

export type LogIn = ReturnType<typeof makeLogIn>
export const LogIn = token<LogIn>('accounts/LogIn')
