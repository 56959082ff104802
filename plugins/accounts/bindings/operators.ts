import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import type { Bind } from '#core/plugin/bindings.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Progress } from '#core/ports/progress.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { InvitedAccounts } from '../contract/invited-accounts.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { BulkAccountRepository } from '../domain/bulk-accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { makeBulkAccountRepository } from '../persistence/bulk-accounts.repository.ts'
import { EndAccess } from '../services/end-access.ts'
import { makeInvitedAccounts } from '../services/invite-accounts.ts'
import { NotifyFactorChange } from '../services/notify-factor-change.ts'
import { SecondFactorStatus } from '../services/second-factor-status.ts'
import { CreateAccount, makeCreateAccount } from '../use-cases/create-account.ts'
import { DescribeAccount, makeDescribeAccount } from '../use-cases/describe-account.ts'
import { makePromoteAccount, PromoteAccount } from '../use-cases/promote-account.ts'
import { makeResetSecondFactor, ResetSecondFactor } from '../use-cases/reset-second-factor.ts'
import { makeSeedDemo, SeedDemo } from '../use-cases/seed-demo.ts'
import { makeSeedLoad, SeedLoad } from '../use-cases/seed-load.ts'

const accountChanges = { accounts: AccountRepository, clock: Clock, transaction: Transaction }

/** Binds the operator commands and the demo and load seeds. */
export const bindOperators = (bind: Bind) => {
  bind(CreateAccount, makeCreateAccount, { ...accountChanges, audit: Audit, passwords: Passwords })
  bind(InvitedAccounts, makeInvitedAccounts, { accounts: AccountRepository, passwords: Passwords, tokens: OneTimeTokens, clock: Clock })
  bind(PromoteAccount, makePromoteAccount, { ...accountChanges, audit: Audit, sessions: SessionRepository })
  bind(ResetSecondFactor, makeResetSecondFactor, {
    accounts: AccountRepository,
    factors: SecondFactorRepository,
    endAccess: EndAccess,
    notifyFactorChange: NotifyFactorChange,
    transaction: Transaction,
  })
  const accountDetails = { accounts: AccountRepository, sessions: SessionRepository, grants: Grants, clock: Clock }
  bind(DescribeAccount, makeDescribeAccount, { ...accountDetails, secondFactorStatus: SecondFactorStatus })
  bind(BulkAccountRepository, makeBulkAccountRepository, { db: Db })
  bind(SeedDemo, makeSeedDemo, {
    ...accountChanges,
    grants: Grants,
    permissions: Permissions,
    demoFacilities: DemoFacilities,
    passwords: Passwords,
  })
  bind(SeedLoad, makeSeedLoad, { bulkAccounts: BulkAccountRepository, passwords: Passwords, clock: Clock, progress: Progress })
}
