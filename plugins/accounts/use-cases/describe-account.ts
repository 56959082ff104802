import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import type { Grants } from '#core/access/grants.port.ts'
import { normalizeEmail } from '#core/kernel/email.ts'
import { token } from '#core/kernel/token.ts'
import type { Clock } from '#core/ports/clock.ts'
import { AccountNotFound } from '../contract/errors.ts'
import { accountView } from '../domain/account-view.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'
import type { SessionRepository } from '../domain/sessions.port.ts'
import type { SecondFactorStatus } from '../services/second-factor-status.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly sessions: SessionRepository
  readonly grants: Grants
  readonly secondFactorStatus: SecondFactorStatus
  readonly clock: Clock
}

/** Describes an account for an operator: its data, its facilities and the number of devices on which it is signed in. */
export const makeDescribeAccount = ({ accounts, sessions, grants, secondFactorStatus, clock }: Dependencies) =>
  Effect.fn('accounts.describe-account')(function* (_: Actor, { email }: { readonly email: string }) {
    const account = yield* accounts.byEmail(normalizeEmail(email))
    if (!account) return yield* new AccountNotFound()
    const facilities = yield* grants.facilitiesOf(account.id)
    const activeSessions = yield* sessions.activeOf(account.id, clock.now().toISOString())
    const view = accountView(account, yield* grants.permissionsOf(account.id), yield* secondFactorStatus(account), true)
    return { ...view, facilities, devices: activeSessions.length }
  })

export type DescribeAccount = ReturnType<typeof makeDescribeAccount>
export const DescribeAccount = token<DescribeAccount>('accounts/DescribeAccount')
