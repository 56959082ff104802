import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { accountsApi } from '../contract/api.ts'
import { ActivationTokenNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'

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
