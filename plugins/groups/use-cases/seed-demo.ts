import { Effect } from 'effect'
import { DemoFacilities } from '#core/facilities/demo-facilities.port.ts'
import { define } from '#core/kernel/define.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { Clock } from '#core/ports/clock.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountStandings } from '#plugins/accounts/contract/queries.ts'
import { demoChildren, demoFacility, demoGroups } from '../demo/demo-groups.ts'
import { Groups } from '../domain/groups.port.ts'
import { SealedNames } from '../services/sealed-names.ts'

/** Gives the facility of the demo its groups and the children of its parents, once. */
export const SeedGroupsDemo = define(
  'groups/SeedDemo',
  {
    demoFacilities: DemoFacilities,
    standings: AccountStandings,
    groups: Groups,
    names: SealedNames,
    clock: Clock,
    transaction: Transaction,
  },
  ({ demoFacilities, standings, groups, names, clock, transaction }): Seed =>
    Effect.fn('groups.seed-demo')(function* () {
      const facility_id = yield* demoFacilities.find(demoFacility.name, demoFacility.city)
      if (facility_id === null || (yield* groups.ofFacility(facility_id)).length > 0) return
      const created_at = clock.now().toISOString()
      const ids = new Map<string, string>()
      for (const [position, name] of demoGroups.entries()) {
        const id = newId()
        ids.set(name, id)
        yield* Effect.orDie(groups.add({ id, facility_id, name, position, created_at }))
      }
      const accounts = new Map((yield* standings.ofEmails(demoChildren.map(({ parent }) => parent))).map((one) => [one.email, one.id]))
      for (const { parent, firstName, group } of demoChildren) {
        const account_id = accounts.get(parent)
        if (account_id === undefined || (yield* groups.standing(account_id, facility_id))?.role !== 'parent') continue
        const id = newId()
        const group_id = ids.get(group) ?? null
        yield* groups.addChild({ id, facility_id, account_id, group_id, first_name: names.seal(id, firstName), created_at })
      }
    }, transaction),
)
