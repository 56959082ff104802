import { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Actor } from '#core/access/actor.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { AccountNotFound } from '../contract/errors.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Changes the type of an account. Its sessions end, so that the next sign-in follows the rules of the new type. */
export const makePromoteAccount = ({ accounts, sessions, audit, clock, transaction }: Dependencies) =>
  Effect.fn('accounts.promote-account')(function* (actor: Actor, { email, type }: { readonly email: string; readonly type: AccountType }) {
    const account = yield* accounts.byEmail(normalizeEmail(email))
    if (!account) return yield* new AccountNotFound()
    if (account.type !== type) {
      yield* accounts.setType(account.id, type)
      yield* sessions.endAll(account.id, 'promoted', clock.now().toISOString())
      yield* audit.record({ actor, action: 'accounts.promoted', subject: account.id, about: { before: account.type, type } })
    }
    return { id: account.id, email: account.email, before: account.type, type }
  }, transaction)

export type PromoteAccount = ReturnType<typeof makePromoteAccount>
export const PromoteAccount = token<PromoteAccount>('accounts/PromoteAccount')
