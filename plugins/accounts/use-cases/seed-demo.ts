import { Effect } from 'effect'
import type { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import type { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import type { Permissions } from '#core/plugin/permissions.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { Passwords } from '#core/ports/passwords.ts'
import type { Transaction } from '#core/ports/transaction.ts'
import { demoAccounts, demoEmail, demoPassword } from '../demo/demo-accounts.ts'
import type { AccountRepository } from '../domain/accounts.port.ts'

interface Dependencies {
  readonly accounts: AccountRepository
  readonly grants: Grants
  readonly permissions: Permissions
  readonly demoFacilities: DemoFacilities
  readonly passwords: Passwords
  readonly clock: Clock
  readonly transaction: Transaction
}

/** Creates the demo accounts that do not exist yet. */
export const makeSeedDemo = ({ accounts, grants, permissions, demoFacilities, passwords, clock, transaction }: Dependencies): Seed =>
  Effect.fn('accounts.seed-demo')(function* () {
    const password_hash = yield* passwords.hash(demoPassword)
    const now = clock.now().toISOString()
    for (const account of demoAccounts) {
      const { first_name, last_name, type = 'user', owns, pendingActivation } = account
      const email = demoEmail(account)
      if (yield* accounts.byEmail(email)) continue
      const id = newId()
      yield* Effect.orDie(
        accounts.add({
          id,
          email,
          password_hash,
          first_name,
          last_name,
          type,
          language: 'pl',
          source: 'demo',
          third_party_data: null,
          status: pendingActivation ? 'registered' : 'active',
          terms_version: null,
          photo: null,
          version: 1,
          one_time_until: null,
          created_at: now,
          activated_at: pendingActivation ? null : now,
        }),
      )
      const facilityId = owns ? yield* demoFacilities.find(owns.name, owns.city) : null
      if (facilityId !== null)
        yield* grants.save({ accountId: id, facilityId, role: 'owner', permissions: permissionsOfRole(permissions, 'owner') })
    }
  }, transaction)

export const SeedDemo = token<Seed>('accounts/SeedDemo')
