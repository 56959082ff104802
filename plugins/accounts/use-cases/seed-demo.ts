import { Effect } from 'effect'
import type { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/roles.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { demoAccounts, demoEmail, demoPassword } from '../demo/demo-accounts.ts'
import type { AccountStore } from '../domain/accounts.port.ts'
import type { MadeFacilities } from '../domain/made-facilities.port.ts'

interface Dependencies {
  readonly accounts: AccountStore
  readonly grants: Grants
  readonly madeFacilities: MadeFacilities
  readonly passwords: Passwords
  readonly clock: Clock
  readonly transaction: Transaction
}

/** The accounts of the demo; those that are there already stay as they are. */
export const makeSeedDemo = ({ accounts, grants, madeFacilities, passwords, clock, transaction }: Dependencies): Seed =>
  Effect.fn('accounts.seed-demo')(function* () {
    const [password_hash, now] = [yield* passwords.hash(demoPassword), clock.now().toISOString()]
    for (const account of demoAccounts) {
      const { first_name, last_name, type = 'user', owns, waits } = account
      const email = demoEmail(account)
      if (yield* accounts.byEmail(email)) continue
      const id = newId()
      yield* Effect.orDie(
        accounts.add({
          ...{ id, email, password_hash, first_name, last_name, type, language: 'pl', source: 'demo', third_party_data: null },
          ...{ status: waits ? 'registered' : 'active', terms_version: null, photo: null, version: 1 },
          ...{ created_at: now, activated_at: waits ? null : now },
        }),
      )
      const facilityId = owns ? yield* madeFacilities.find(owns.name, owns.city) : null
      if (facilityId !== null) yield* grants.give({ accountId: id, facilityId, role: 'owner', permissions: permissionsOfRole.owner })
    }
  }, transaction)

export const SeedDemo = token<Seed>('accounts/SeedDemo')
