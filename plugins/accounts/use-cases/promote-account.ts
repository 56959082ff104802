import { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { Audit } from '#core/ports/audit.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { normalizeEmail } from '../domain/account.ts'
import { AccountNotFound } from '../contract/failures.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import type { Sessions } from '../domain/sessions.port.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly sessions: Sessions
  readonly audit: Audit
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Makes an account one of support, of the CMS, or an ordinary one again; whoever is signed in by it signs in anew, by the rules of what it is now. */
export const makePromoteAccount = ({ accounts, sessions, audit, clock, transaction }: Dependencies) =>
  Effect.fn('accounts.promote-account')(function* (actor: Actor, { email, type }: { readonly email: string; readonly type: AccountType }) {
    const account = yield* accounts.byEmail(normalizeEmail(email))
    if (!account) return yield* new AccountNotFound()
    if (account.type !== type) {
      yield* accounts.setType(account.id, type)
      yield* sessions.endAll(account.id, 'promoted', clock.now().toISOString())
      yield* audit.note({ actor, action: 'accounts.promoted', subject: account.id, about: { before: account.type, type } })
    }
    return { id: account.id, email: account.email, before: account.type, type }
  }, transaction)

export type PromoteAccount = ReturnType<typeof makePromoteAccount>
export const PromoteAccount = token<PromoteAccount>('accounts/PromoteAccount')
