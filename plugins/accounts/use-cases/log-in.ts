import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { SharedQueue } from '#core/ports/shared-queue.ts'
import { Transaction } from '#core/ports/transaction.ts'
import type { Credentials } from '../contract/credentials.ts'
import { AccountNotActivated, InvalidAuthenticationData, MissingAuthenticationData, OneTimePasswordExpired } from '../contract/errors.ts'
import type { Account } from '../domain/account.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { lockUnchanged } from '../services/access.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { OpenSession } from '../services/open-session.ts'
import { ConfirmCredentials } from '../services/prove-identity.ts'
import { LogOut } from './sessions.ts'

/**
 * Signs in by e-mail and password. Neither the error nor the response time reveals which of the two is wrong. A
 * signed-in user only has the password verified; no second session is opened. For an account with an authenticator app
 * the result is a token for the second step; a one-time password opens no session, the result is a token for setting
 * an own one. Attempts at one account from all networks share one queue; a device that the account has signed in from
 * has a limit of its own, so that guesses of others never lock it out.
 */
export const LogIn = define(
  'accounts/LogIn',
  {
    accounts: AccountRepository,
    passwords: Passwords,
    openSession: OpenSession,
    factors: SecondFactorRepository,
    tokens: OneTimeTokens,
    logOut: LogOut,
    confirmCredentials: ConfirmCredentials,
    knownDevices: KnownDevices,
    rateLimit: RateLimit,
    queue: SharedQueue,
    clock: Clock,
    transaction: Transaction,
  },
  ({
    accounts,
    passwords,
    openSession,
    factors,
    tokens,
    logOut,
    confirmCredentials,
    knownDevices,
    rateLimit,
    queue,
    clock,
    transaction,
  }) => {
    const waitForTurn = Effect.fn('accounts.wait-for-sign-in')(function* (actor: Actor, email: string, device: string | null) {
      if (device !== null) return yield* Effect.asVoid(rateLimit.consume('accounts.sign-in-device', device, rateLimits.signInPerDevice))
      yield* rateLimit.consume('accounts.sign-in-anywhere', networkKey(actor), rateLimits.signInPerNetwork)
      yield* rateLimit.consume('accounts.sign-in', `${networkKey(actor)} ${email}`, rateLimits.signIn)
      yield* Effect.sleep(yield* queue.join('accounts.sign-in', email, rateLimits.signInQueue))
    })
    const open = Effect.fn('accounts.open-password-session')(function* (actor: Actor, account: Account, refresh_token: string | null) {
      yield* lockUnchanged(accounts, account, () => new InvalidAuthenticationData({ account: account.id }))
      if (account.one_time_until !== null) {
        if (new Date(account.one_time_until) <= clock.now()) return yield* new OneTimePasswordExpired({ account: account.id })
        return { new_password: yield* tokens.issue('reset', account.id), refresh_token: null }
      }
      if ((yield* factors.summaryOf(account.id)).totp)
        return { second_factor: yield* tokens.issue('second-factor', account.id), refresh_token: null }
      // A browser has at most one session.
      yield* logOut(actor, { refresh_token })
      return yield* openSession(actor, account, false)
    }, transaction)

    return Effect.fn('accounts.log-in')(function* (actor: Actor, input: Credentials & { readonly refresh_token: string | null }) {
      if (!input.email?.trim() || !input.password) return yield* new MissingAuthenticationData()
      const email = normalizeEmail(input.email)
      const password = input.password
      if (actor.kind === 'user') return yield* confirmCredentials(actor, email, password)
      const account = yield* accounts.byEmail(email)
      const device = account && knownDevices.numberOf(actor, account.id)
      yield* waitForTurn(actor, email, device)
      if (!(yield* passwords.verify(account?.password_hash ?? null, password)) || !account)
        return yield* new InvalidAuthenticationData({ account: account?.id })
      if (device === null) yield* queue.leave('accounts.sign-in', email, rateLimits.signInQueue)
      if (account.status !== 'active') return yield* new AccountNotActivated({ account: account.id })
      return yield* open(actor, account, input.refresh_token)
    })
  },
)
