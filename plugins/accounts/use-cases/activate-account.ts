import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { ActivationTokenNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'

/**
 * Activates an account by the token of its activation mail. The token stays valid until it expires: mail scanners may
 * open the link first.
 */
export const ActivateAccount = define(
  'accounts/ActivateAccount',
  { accounts: AccountRepository, tokens: OneTimeTokens, clock: Clock, transaction: Transaction },
  ({ accounts, tokens, clock, transaction }) =>
    Effect.fn('accounts.activate-account')(function* (_: Actor, { token: activationToken }: { readonly token: string }) {
      const stored = yield* tokens.peek('activate', activationToken)
      if (!stored?.account_id) return yield* new ActivationTokenNotFound()
      yield* accounts.lock(stored.account_id).pipe(Effect.catchTag('AccountNotFound', () => new ActivationTokenNotFound()))
      // A registration that was renewed meanwhile has a link of its own.
      if (!(yield* tokens.peek('activate', activationToken))) return yield* new ActivationTokenNotFound()
      yield* accounts.activate(stored.account_id, clock.now().toISOString())
      return { status: 'active' as const }
    }, transaction),
)
