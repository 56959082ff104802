import { Effect } from 'effect'
import { type Actor, networkKey } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { RateLimit } from '#core/ports/rate-limit.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ResetTokenNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { rateLimits } from '../domain/rate-limits.ts'
import { consumeLink } from '../services/consume-link.ts'
import { HashNewPassword } from '../services/hash-new-password.ts'
import { KnownDevices } from '../services/known-devices.ts'
import { SetPassword } from '../services/set-password.ts'

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
