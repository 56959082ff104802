import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { DemoFacilities } from '../domain/demo-facilities.port.ts'

/** Creates the query for facilities of the demo. */
export const makeDemoFacilities = provide(
  DemoFacilities,
  { db: Db },
  ({ db }): DemoFacilities => ({
    vacantInKrakow: () =>
      db
        .rows<{ id: string }>(
          `select f.id from facility f where f.made and f.active and f.voivodeship = 'malopolskie' and f.city_slug = 'krakow'
            and f.category = 'przedszkola' and f.free_places_told > 0 order by f.id`,
        )
        .pipe(Effect.map((rows) => rows.map(({ id }) => id))),
  }),
)
