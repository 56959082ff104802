import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { withMinimumDuration } from '#core/kernel/with-minimum-duration.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { ActivationTokenNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { minResponseMilliseconds, rateLimits } from '../domain/rate-limits.ts'
import { lockUnchanged } from '../services/access.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { SendActivation } from '../services/send-activation.ts'

/**
 * Activates an account by the token of its activation mail. The token stays valid until it expires: mail scanners may
 * open the link first.
 */
export const ActivateAccount = handler(
  accountsApi.activateAccount,
  { accounts: AccountRepository, tokens: OneTimeTokens, clock: Clock, transaction: Transaction },
  ({ accounts, tokens, clock, transaction }) =>
    Effect.fn('accounts.activate-account')(function* (_, { token: activationToken }) {
      const stored = yield* tokens.peek('activate', activationToken)
      if (!stored?.account_id) return yield* new ActivationTokenNotFound()
      yield* accounts.lock(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new ActivationTokenNotFound()))
      // A registration that was renewed meanwhile has a link of its own.
      if (!(yield* tokens.peek('activate', activationToken))) return yield* new ActivationTokenNotFound()
      yield* accounts.activate(stored.account_id, clock.now().toISOString())
      return { status: 'active' as const }
    }, transaction),
)

/** Sends the activation mail again; the response is the same whether the account exists or not. */
export const ResendActivation = handler(
  accountsApi.resendActivation,
  { accounts: AccountRepository, sendActivation: SendActivation, rateLimit: RateLimit, transaction: Transaction },
  ({ accounts, sendActivation, rateLimit, transaction }) => {
    const resend = Effect.fn('accounts.send-activation-again')(function* (email: string) {
      const found = yield* accounts.byEmail(email)
      const account = found && (yield* lockUnchanged(accounts, found, () => null).pipe(Effect.catch(() => Effect.succeed(null))))
      if (account?.status === 'registered') yield* sendActivation(account, 'first')
    }, transaction)

    return Effect.fn('accounts.resend-activation')(function* (actor, input) {
      const email = normalizeEmail(input.email)
      yield* rateLimit.consume('accounts.mail', networkKey(actor), rateLimits.mailPerNetwork)
      yield* rateLimit.consume('accounts.activation', `${networkKey(actor)} ${email}`, rateLimits.mailPerAddress)
      yield* withMinimumDuration(minResponseMilliseconds, resend(email))
      return { status: 'sent' as const }
    })
  },
)

/**
 * Activates an account when its link is opened in the browser that registered it. Elsewhere the answer is `registered`
 * and a person has to confirm: mail scanners open links too, and would activate what somebody else registered with the
 * address.
 */
export const FollowActivationLink = define(
  'accounts/FollowActivationLink',
  { accounts: AccountRepository, tokens: OneTimeTokens, knownDevices: KnownDevices, activateAccount: ActivateAccount },
  ({ accounts, tokens, knownDevices, activateAccount }) =>
    Effect.fn('accounts.follow-activation-link')(function* (actor: Actor, { token: activationToken }: { readonly token: string }) {
      const stored = yield* tokens.peek('activate', activationToken)
      if (!stored?.account_id) return yield* new ActivationTokenNotFound()
      const account = yield* accounts.byId(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new ActivationTokenNotFound()))
      if (account.status === 'active') return { status: account.status }
      if (!knownDevices.hasRegistered(actor, account)) return { status: account.status }
      return yield* activateAccount(actor, { token: activationToken })
    }),
)
