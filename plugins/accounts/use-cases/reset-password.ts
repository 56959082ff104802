import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { newId } from '#core/kernel/ids.ts'
import { withMinimumDuration } from '#core/kernel/with-minimum-duration.ts'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { MailQueue } from '#core/ports/mail-queue.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { ResetTokenNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { minResponseMilliseconds, rateLimits } from '../domain/rate-limits.ts'
import { lockUnchanged } from '../services/access.ts'
import { consumeLink } from '../services/consume-link.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { HashNewPassword, SetPassword } from '../services/passwords.ts'

/** Kinds of mailed links that set a password: of a forgotten one, and of an account that was created for somebody. */
const linkKinds = ['reset', 'invitation'] as const

/** Sets a new password by the single-use token of a mail. It also activates the account, because the mail proves the address. */
export const ResetPassword = define(
  'accounts/ResetPassword',
  {
    accounts: AccountRepository,
    tokens: OneTimeTokens,
    hashNewPassword: HashNewPassword,
    setPassword: SetPassword,
    knownDevices: KnownDevices,
    rateLimit: RateLimit,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, tokens, hashNewPassword, setPassword, knownDevices, rateLimit, clock, transaction }) => {
    const storePassword = Effect.fn('accounts.store-reset-password')(function* (actor: Actor, resetToken: string, hash: string) {
      let found: Effect.Success<ReturnType<typeof consumeLink>> = null
      for (const kind of linkKinds) found ??= yield* consumeLink({ accounts, tokens }, kind, resetToken)
      if (!found) return yield* new ResetTokenNotFound()
      yield* accounts.activate(found.account.id, clock.now().toISOString())
      yield* setPassword(actor, found.account, hash)
    }, transaction)

    return Effect.fn('accounts.reset-password')(function* (
      actor: Actor,
      { token: resetToken, password }: { readonly token: string; readonly password: string; readonly refresh_token: string | null },
    ) {
      yield* rateLimit.consume('accounts.reset-confirm', networkKey(actor), rateLimits.signInPerNetwork)
      const stored = (yield* tokens.peek('reset', resetToken)) ?? (yield* tokens.peek('invitation', resetToken))
      if (!stored?.account_id) return yield* new ResetTokenNotFound()
      const account = yield* accounts.byId(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new ResetTokenNotFound()))
      // A rejected password leaves the token valid.
      const hash = yield* hashNewPassword(account, password, 'password')
      yield* storePassword(actor, resetToken, hash)
      return { status: 'changed' as const, device: knownDevices.tokenFor(actor, account.id) }
    })
  },
)

/** Sends a password-reset mail; the response is the same whether the account exists or not. */
export const RequestPasswordReset = handler(
  accountsApi.requestPasswordReset,
  { accounts: AccountRepository, tokens: OneTimeTokens, mailQueue: MailQueue, rateLimit: RateLimit, transaction: Transaction },
  ({ accounts, tokens, mailQueue, rateLimit, transaction }) => {
    const send = Effect.fn('accounts.send-password-reset')(function* (email: string) {
      const found = yield* accounts.byEmail(email)
      const account = found && (yield* lockUnchanged(accounts, found, () => null).pipe(Effect.catch(() => Effect.succeed(null))))
      if (!account) return
      const { id, language, first_name: name } = account
      const values = { name, token: yield* tokens.issue('reset', id) }
      yield* mailQueue.enqueue({ to: email, language, template: 'accounts.mail.reset', values, key: `accounts.reset:${newId()}` })
    }, transaction)

    return Effect.fn('accounts.request-password-reset')(function* (actor, input) {
      const email = normalizeEmail(input.email)
      yield* rateLimit.consume('accounts.mail', networkKey(actor), rateLimits.mailPerNetwork)
      yield* rateLimit.consume('accounts.reset', `${networkKey(actor)} ${email}`, rateLimits.mailPerAddress)
      yield* withMinimumDuration(minResponseMilliseconds, send(email))
      return { status: 'sent' as const }
    })
  },
)
