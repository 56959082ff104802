import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { token } from '#core/kernel/token.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { AccountNotFound } from '../contract/errors.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { SecondFactorRepository } from '../domain/second-factors.port.ts'
import type { EndAccess } from '../services/end-access.ts'
import type { NotifyFactorChange } from '../services/notify-factor-change.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly factors: SecondFactorRepository
  readonly endAccess: EndAccess
  readonly notifyFactorChange: NotifyFactorChange
  readonly transaction: Transaction
}

/** Time before all second factors. */
const always = new Date(0).toISOString()

/**
 * Removes the authenticator app, the recovery codes and the passkeys of an account whose owner has lost them, so that
 * the password alone signs in again. Ends all sessions, half-finished sign-ins and mailed links; the owner is informed
 * by mail.
 */
export const makeResetSecondFactor = ({ accounts, factors, endAccess, notifyFactorChange, transaction }: Dependencies) =>
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
  }, transaction)

export type ResetSecondFactor = ReturnType<typeof makeResetSecondFactor>
export const ResetSecondFactor = token<ResetSecondFactor>('accounts/ResetSecondFactor')
