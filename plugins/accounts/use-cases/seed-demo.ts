import { Effect } from 'effect'
import { Grants } from '#core/access/grants.port.ts'
import { permissionsOfRole } from '#core/access/permissions.ts'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Permissions } from '#core/plugin/permissions.ts'
import { Clock } from '#core/ports/clock.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { demoAccounts, demoEmail, demoPassword } from '../demo/demo-accounts.ts'
import { AccountRepository } from '../domain/accounts.port.ts'

/** Creates the demo accounts that do not exist yet. */
export const SeedDemo = define(
  'accounts/SeedDemo',
  {
    accounts: AccountRepository,
    grants: Grants,
    permissions: Permissions,
    demoFacilities: DemoFacilities,
    passwords: Passwords,
    clock: Clock,
    transaction: Transaction,
  },
  ({ accounts, grants, permissions, demoFacilities, passwords, clock, transaction }): Seed =>
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
    }, transaction),
)
