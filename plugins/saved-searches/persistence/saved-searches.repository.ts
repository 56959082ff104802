import { Effect } from 'effect'
import { makeTableStore } from '#adapters/postgres/table-store.ts'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { provide } from '#core/kernel/define.ts'
import { SavedSearchExists } from '../contract/errors.ts'
import { DemoFacilities, SavedSearches, savedSearchesOf } from '../domain/saved-searches.port.ts'
import { SavedSearchTable, SearchMemoryTable } from './tables.ts'

/** Creates the PostgreSQL repository of saved searches. */
export const makeSavedSearches = provide(SavedSearches, { db: Db }, ({ db }) =>
  savedSearchesOf({
    searches: makeTableStore(db, SavedSearchTable, { constraints: { saved_searches_search_once: SavedSearchExists } }),
    memories: makeTableStore(db, SearchMemoryTable),
  }),
)

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
