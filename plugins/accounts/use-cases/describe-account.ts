import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { Grants } from '#core/access/grants.port.ts'
import { define } from '#core/kernel/define.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { Clock } from '#core/ports/clock.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { accountView } from '../domain/account-view.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { SecondFactorStatus } from '../services/second-factor-status.ts'

/** Describes an account for an operator: its data, its facilities and the number of devices on which it is signed in. */
export const DescribeAccount = define(
  'accounts/DescribeAccount',
  { accounts: AccountRepository, sessions: SessionRepository, grants: Grants, secondFactorStatus: SecondFactorStatus, clock: Clock },
  ({ accounts, sessions, grants, secondFactorStatus, clock }) =>
    Effect.fn('accounts.describe-account')(function* (_: Actor, { email }: { readonly email: string }) {
      const account = yield* accounts.byEmail(normalizeEmail(email))
      if (!account) return yield* new AccountNotFound()
      const facilities = yield* grants.facilitiesOf(account.id)
      const activeSessions = yield* sessions.activeOf(account.id, clock.now().toISOString())
      const view = accountView(account, yield* grants.permissionsOf(account.id), yield* secondFactorStatus(account), true)
      return { ...view, facilities, devices: activeSessions.length }
    }),
)
