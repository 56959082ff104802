import { Effect } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'

/** Changes the type of an account. Its sessions end, so that the next sign-in follows the rules of the new type. */
export const PromoteAccount = define(
  'accounts/PromoteAccount',
  { accounts: AccountRepository, sessions: SessionRepository, audit: Audit, clock: Clock, transaction: Transaction },
  ({ accounts, sessions, audit, clock, transaction }) =>
    Effect.fn('accounts.promote-account')(function* (
      actor: Actor,
      { email, type }: { readonly email: string; readonly type: AccountType },
    ) {
      const account = yield* accounts.byEmail(normalizeEmail(email))
      if (!account) return yield* new AccountNotFound()
      if (account.type !== type) {
        yield* accounts.setType(account.id, type)
        yield* sessions.endAll(account.id, 'promoted', clock.now().toISOString())
        yield* audit.record({ actor, action: 'accounts.promoted', subject: account.id, about: { before: account.type, type } })
      }
      return { id: account.id, email: account.email, before: account.type, type }
    }, transaction),
)
