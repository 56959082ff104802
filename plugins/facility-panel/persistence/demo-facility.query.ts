import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { DemoFacility } from '../domain/demo-facility.port.ts'

/** Creates the query for the facility of the demo's owner. */
export const makeDemoFacility = provide(
  DemoFacility,
  { db: Db },
  ({ db }): DemoFacility => ({
    find: (name, city) =>
      db
        .rows<{ id: string }>(
          `select f.id from facility f where f.made and f.name = ? and f.city = ?
           and exists (select 1 from access_grant g where g.facility_id = f.id and g.role = 'owner') order by f.legacy_id limit 1`,
          [name, city],
        )
        .pipe(Effect.map(([found]) => found?.id ?? null)),
  }),
)
