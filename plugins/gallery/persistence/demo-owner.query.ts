import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { DemoOwner } from '../domain/demo-owner.port.ts'

/** Creates the query for the facility of the demo's owner. */
export const makeDemoOwner = provide(
  DemoOwner,
  { db: Db },
  ({ db }): DemoOwner => ({
    find: (name, city) =>
      db
        .rows<{ facility_id: string; account_id: string }>(
          `select f.id facility_id, g.account_id from facility f join access_grant g on g.facility_id = f.id and g.role = 'owner'
          where f.made and f.name = ? and f.city = ? order by f.legacy_id limit 1`,
          [name, city],
        )
        .pipe(Effect.map(([found]) => (found ? { facilityId: found.facility_id, accountId: found.account_id } : null))),
  }),
)
