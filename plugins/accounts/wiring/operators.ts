import { Db } from '#adapters/postgres/unit-of-work.ts'
import { Grants } from '#core/access/grants.port.ts'
import type { Bind } from '#core/plugin/wiring.ts'
import { Audit } from '#core/ports/audit.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Progress } from '#core/ports/progress.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountStore } from '../domain/accounts.port.ts'
import { MadeFacilities } from '../domain/made-facilities.port.ts'
import { ManyAccounts } from '../domain/many-accounts.port.ts'
import { Sessions } from '../domain/sessions.port.ts'
import { makeMadeFacilities } from '../persistence/made-facilities.query.ts'
import { makeManyAccounts } from '../persistence/many-accounts.ts'
import { CreateAccount, makeCreateAccount } from '../use-cases/create-account.ts'
import { makePromoteAccount, PromoteAccount } from '../use-cases/promote-account.ts'
import { SecondFactorOf } from '../use-cases/second-factor-of.ts'
import { makeSeedDemo, SeedDemo } from '../use-cases/seed-demo.ts'
import { makeSeedScale, SeedScale } from '../use-cases/seed-scale.ts'
import { makeTellAccount, TellAccount } from '../use-cases/tell-account.ts'

const writing = { accounts: AccountStore, clock: Clock, transaction: Transaction }

/** Wires what operators do with accounts, and the accounts of the demo and of benches. */
export const wireOperators = (bind: Bind) => {
  bind(CreateAccount, makeCreateAccount, { ...writing, audit: Audit, passwords: Passwords })
  bind(PromoteAccount, makePromoteAccount, { ...writing, audit: Audit, sessions: Sessions })
  const seen = { accounts: AccountStore, sessions: Sessions, grants: Grants, clock: Clock }
  bind(TellAccount, makeTellAccount, { ...seen, secondFactorOf: SecondFactorOf })
  bind(MadeFacilities, makeMadeFacilities, { db: Db })
  bind(ManyAccounts, makeManyAccounts, { db: Db })
  bind(SeedDemo, makeSeedDemo, { ...writing, grants: Grants, madeFacilities: MadeFacilities, passwords: Passwords })
  bind(SeedScale, makeSeedScale, { manyAccounts: ManyAccounts, passwords: Passwords, clock: Clock, progress: Progress })
}
