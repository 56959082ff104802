import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import pg from 'pg'
import { conditionsOf } from '#adapters/postgres/facets.ts'
import { makeSearchIndex, type SearchIndex, type SearchIndexOptions } from '#adapters/search-index/search-index.ts'
import { newId } from '#core/kernel/ids.ts'
import { asMessageKey } from '#core/kernel/message-key.ts'
import { exclusionOf } from '#core/search/exclusion.ts'
import { type Facet, facet } from '#core/search/facet.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { ClusteredMatches, IndexQuery } from '#core/search/facility-index.port.ts'
import type { Order } from '#core/search/orders.ts'
import { isWithin, type Whereabouts } from './is-within.ts'
import { orderOfToday } from './order-of-today.ts'
import { longestCondition } from './timeouts.ts'

/** Facet of the monthly fee. */
export const feeFacet = facet({
  key: 'fee',
  param: 'c',
  label: asMessageKey('c'),
  kind: 'range',
  unit: 'zloty',
  min: 0,
  max: 500_000,
  step: 1,
  from: 'f.fee_month',
})

/** Facet of facilities with free places. */
export const freePlacesFacet = facet({ key: 'free', param: 'w', label: asMessageKey('w'), kind: 'boolean', from: 'f.free_places > 0' })

const featureFacet = facet({
  key: 'feature',
  param: 'f',
  label: asMessageKey('f'),
  kind: 'choice',
  of: 'uuid',
  options: [],
  from: 'f.features',
})
const kindFacet = facet({
  key: 'kind',
  param: 'k',
  label: asMessageKey('k'),
  kind: 'choice',
  of: 'text',
  options: [],
  from: 'array[f.type, f.status]',
})

/** Facets of each kind, for tests of the index without the plugins' facets. */
export const testFacets: readonly Facet[] = [
  featureFacet,
  exclusionOf(featureFacet),
  kindFacet,
  exclusionOf(kindFacet),
  feeFacet,
  freePlacesFacet,
]

/** Opens a PostgreSQL client; the caller ends it. */
export const connectClient = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Values of a facility that a test sets; the others get defaults. */
export interface FacilityInput {
  readonly id?: string
  readonly voivodeship?: string
  readonly city?: string
  readonly district?: string | null
  readonly name?: string
  readonly point?: readonly [number, number] | null
  /** Its point is only that of its city. */
  readonly approximate?: boolean
  readonly completeness?: number
  readonly free?: number | null
  readonly fee?: number | null
  readonly type?: string
  readonly features?: readonly string[]
  /** Mean, number of opinions, and second of the newest. */
  readonly rating?: readonly [mean: number, count: number, at: number] | null
}

/** Inserts facilities by one SQL statement, without the domain's rules; returns their ids. */
export const insertFacilities = async (client: pg.ClientBase, facilities: readonly FacilityInput[]): Promise<readonly string[]> => {
  const rows = facilities.map(({ id = newId(), rating, ...one }) => ({
    id,
    ...one,
    mean: rating?.[0] ?? 0,
    opinions: rating?.[1] ?? 0,
    at: rating?.[2] ?? null,
    longitude: one.point?.[0] ?? null,
    latitude: one.point?.[1] ?? null,
  }))
  await client.query(
    `insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug, district, district_slug, location_precision, longitude, latitude, completeness, free_places, free_places_on, fee_month, features,
       rating_count, rating_total, rating_cleanliness, rating_staff, rating_food, rated_at)
     select id, id::text, coalesce(name, id::text), coalesce(type, 'nursery'), coalesce(voivodeship, 'opolskie'), 'x', '00000000-0000-0000-0000-000000000001', coalesce(city, 'a'), coalesce(city, 'a'),
            district, district, case when approximate then 'approximate' end, longitude, latitude, coalesce(completeness, 0), free, current_date, fee, coalesce(features, '{}'),
            opinions, mean, mean, mean, mean, to_timestamp(at)
       from jsonb_to_recordset($1) as r(id uuid, name text, type text, voivodeship text, city text, district text, approximate boolean, longitude float8, latitude float8, completeness int, free int, fee int, features uuid[], mean float8, opinions int, at float8)`,
    [JSON.stringify(rows)],
  )
  return rows.map(({ id }) => id)
}

/** Options that a test may set. */
export type TestIndexOptions = SearchIndexOptions

/** Creates a search index over a test database; collects its errors. */
export const createTestIndex = (url: string, over: Partial<TestIndexOptions> = {}): SearchIndex & { readonly errors: string[] } => {
  const errors: string[] = []
  const index = makeSearchIndex({
    url,
    clock: { now: () => new Date() },
    facets: () => testFacets,
    places: () => null,
    onError: (detail) => errors.push(detail),
    ...over,
  })
  return Object.assign(index, { errors })
}

/** Returns the clusters of a query. */
export const queryClusters = async (index: SearchIndex, query: IndexQuery, zoom = 7, limit = 20): Promise<ClusteredMatches> =>
  Effect.runPromise(index.facilities.cluster(query, zoom, limit))

/** Facility of the database that an index should find. */
export interface ExpectedRow extends Whereabouts {
  readonly id: string
  readonly rated: boolean
}

/** Reads all facilities of a selection by SQL, in an order. */
export const rowsBySql = async (
  client: pg.ClientBase,
  selection: FacetSelection,
  order: Order = 'recommended',
): Promise<readonly ExpectedRow[]> => {
  const { sql, parameters } = conditionsOf(testFacets, selection)
  const { terms, joins } = orderOfToday(order)
  let at = 0
  const { rows } = await client.query<ExpectedRow>(
    `select f.id, f.voivodeship, f.city_slug, f.district_slug, f.longitude, f.latitude,
            coalesce(f.location_precision = 'approximate', false) approximate, f.rating_count > 0 rated
       from facility f ${joins}
      where f.active and f.deleted_at is null and f.merged_into is null and (${sql})
      order by ${terms}`.replaceAll('?', () => `$${++at}`),
    [...parameters],
  )
  return rows
}

/** Returns the expected ids among facilities of a selection, the total, and the numbers without coordinates and with opinions. */
export const expectedOf = (rows: readonly ExpectedRow[], within: IndexQuery['within'], limit = 20) => {
  const found = rows.filter((one) => isWithin(one, within))
  const numberOf = (passes: (row: ExpectedRow) => boolean) => found.filter(passes).length
  return {
    ids: found.slice(0, limit).map(({ id }) => id),
    total: found.length,
    unlocated: numberOf(({ longitude, latitude }) => longitude === null || latitude === null),
    rated: numberOf(({ rated }) => rated),
  }
}

/** Computes the expected result of a query by SQL and a filter of all rows by place. */
export const expectedBySql = async (client: pg.ClientBase, { within, selection }: IndexQuery, limit = 20) =>
  expectedOf(await rowsBySql(client, selection), within, limit)

/** Waits until a condition holds and returns the milliseconds; throws after `longestCondition`. */
export const waitUntil = async (condition: () => unknown): Promise<number> => {
  const began = performance.now()
  for (;;) {
    if (await condition()) return performance.now() - began
    if (performance.now() - began > longestCondition) throw new Error(`condition not met after ${longestCondition} ms: ${condition}`)
    await sleep(5)
  }
}

/** Returns the version of all committed changes; an index with this version is up to date. */
export const committedVersion = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<{ version: string }>('select coalesce(sum(changes), 0)::text as version from facility_change')
  return rows[0]?.version ?? ''
}

/** Waits until an index contains all committed changes; returns the milliseconds. */
export const waitForIndex = async (index: SearchIndex, client: pg.ClientBase): Promise<number> => {
  const version = await committedVersion(client)
  return waitUntil(() => index.facilities.version() !== '' && Number(index.facilities.version()) >= Number(version))
}
