import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { DemoFacilities } from '../domain/demo-facilities.port.ts'

/** Creates the query for facilities of the demo. */
export const makeDemoFacilities = ({ db }: { readonly db: Db }): DemoFacilities => ({
  find: (name, city) =>
    db
      .rows<{ id: string }>('select f.id from facility f where f.made and f.name = ? and f.city = ? order by f.legacy_id limit 1', [
        name,
        city,
      ])
      .pipe(Effect.map(([found]) => found?.id ?? null)),
})
