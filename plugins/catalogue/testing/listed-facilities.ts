import { Effect } from 'effect'
import { beforeEach } from 'vitest'
import { rowsOf, type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import type { orders } from '../contract/order.ts'
import { Catalogue } from '../domain/catalogue.port.ts'

/** Facility of a list; without a city it is in Opole. */
export interface ListedRow {
  readonly name: string
  readonly made?: boolean
  readonly completeness?: number
  readonly city?: string
  /** Mean, number of opinions, and second of the newest. */
  readonly rating?: readonly [mean: number, count: number, at?: number]
}

/** Inserts facilities of Opole and the statement of a register about each that is not invented. */
const insertListed = async (platform: TestPlatform, rows: readonly ListedRow[]): Promise<void> => {
  await rowsOf(
    platform,
    `insert into facility (id, slug, name, type, category, voivodeship, county, city_id, city, city_slug, made, completeness)
     select gen_random_uuid(), 'f-' || n, name, 'nursery', 'zlobki', 'opolskie', 'x', '00000000-0000-0000-0000-000000000001', coalesce(city, 'Opole'), lower(coalesce(city, 'Opole')), coalesce(made, false), coalesce(completeness, 0)
       from jsonb_to_recordset(?::jsonb) as r(name text, made boolean, completeness int, city text, n int)`,
    [JSON.stringify(rows.map((row, at) => ({ ...row, n: at + 1 })))],
  )
  for (const [at, { rating }] of rows.entries())
    if (rating)
      await rowsOf(
        platform,
        `update facility set rating_total = r, rating_cleanliness = r, rating_staff = r, rating_food = r, rating_count = ?, rated_at = to_timestamp(?)
           from (values (?::float8)) v(r) where slug = ?`,
        [rating[1], rating[2] ?? 0, rating[0], `f-${at + 1}`],
      )
  await rowsOf(
    platform,
    `insert into facility_statement (source, number, facility_id, stated_on, fields, batch_id) select case when made then 'demo' else 'zlobki' end, slug, id, now(), '{}', id from facility`,
  )
}

/** List of nurseries in Opole. */
export const opole = { category: 'zlobki', voivodeship: 'opolskie', city: 'opole' } as const

/**
 * Starts a platform for the tests of a file, without facilities before each; returns it with functions that insert
 * facilities and read the list of Opole.
 */
export const startCatalogue = () => {
  const platform = startForTests(testPlatform)
  beforeEach(() => rowsOf(platform, 'delete from facility'))
  const catalogue = () => platform.find(Catalogue)
  const list = (order: (typeof orders)[number]) => Effect.runPromise(catalogue().facilities(opole, { page: 1, limit: 20, order }))
  return {
    platform,
    catalogue,
    insert: (...rows: readonly ListedRow[]) => insertListed(platform, rows),
    list,
    namesOf: async (order: (typeof orders)[number]) => (await list(order)).cards.map(({ name }) => name),
  }
}
