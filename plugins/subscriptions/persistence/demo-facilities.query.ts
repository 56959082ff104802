import { Effect } from 'effect'
import type { Db } from '#adapters/postgres/unit-of-work.ts'
import type { DemoFacilities } from '../domain/demo-facilities.port.ts'

/** Creates the queries about facilities of the demo. */
export const makeDemoFacilities = ({ db }: { readonly db: Db }): DemoFacilities => ({
  find: (name, city) =>
    db
      .rows<{ id: string }>('select f.id from facility f where f.made and f.name = ? and f.city = ? order by f.legacy_id limit 1', [
        name,
        city,
      ])
      .pipe(Effect.map(([found]) => found?.id ?? null)),
  makeNew: (facilityId, at) =>
    Effect.asVoid(
      db.rows(
        `update subscriptions_facility set recruiting_since = case when recruiting then ?::timestamptz end,
            vacant_since = case when vacant then ?::timestamptz end where facility_id = ? returning 1`,
        [at, at, facilityId],
      ),
    ),
})
