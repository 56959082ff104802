import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { EndAccess } from '../services/end-access.ts'
import { NotifyFactorChange } from '../services/notify-factor-change.ts'

/** Time before all second factors. */
const always = new Date(0).toISOString()

/**
 * Removes the authenticator app, the recovery codes and the passkeys of an account whose owner has lost them, so that
 * the password alone signs in again. Ends all sessions, half-finished sign-ins and mailed links; the owner is informed
 * by mail.
 */
export const ResetSecondFactor = define(
  'accounts/ResetSecondFactor',
  {
    accounts: AccountRepository,
    factors: SecondFactorRepository,
    endAccess: EndAccess,
    notifyFactorChange: NotifyFactorChange,
    transaction: Transaction,
  },
  ({ accounts, factors, endAccess, notifyFactorChange, transaction }) =>
    Effect.fn('accounts.reset-second-factor')(function* (actor: Actor, { email }: { readonly email: string }) {
      const found = yield* accounts.byEmail(normalizeEmail(email))
      if (!found) return yield* new AccountNotFound()
      const account = yield* accounts.lock(found.id)
      const removed = yield* factors.removeAddedSince(account.id, always)
      if (removed > 0) {
        yield* endAccess(account.id, 'factors_reset')
        yield* notifyFactorChange(actor, account, 'factors-reset')
      }
      return { id: account.id, email: account.email, removed }
    }, transaction),
)
