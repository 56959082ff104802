import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { DemoFacilities } from '../domain/demo-facilities.port.ts'

/** Creates the query for facilities of the demo. */
export const makeDemoFacilities = ({ db }: { readonly db: Db }): DemoFacilities => ({
  find: (name, city) =>
    db
      .rows<{ id: string; owner_id: string | null }>(
        `select f.id, g.account_id owner_id from facility f left join access_grant g on g.facility_id = f.id and g.role = 'owner'
          where f.made and f.name = ? and f.city = ? order by f.legacy_id limit 1`,
        [name, city],
      )
      .pipe(Effect.map(([found]) => (found ? { id: found.id, ownerId: found.owner_id } : null))),
})
