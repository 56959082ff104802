import { setTimeout as sleep } from 'node:timers/promises'
import { Effect } from 'effect'
import pg from 'pg'
import { conditionsOf } from '#adapters/postgres/facets.ts'
import { makeSnapshotIndex, type SnapshotIndex } from '#adapters/snapshot/snapshot-index.ts'
import { newId } from '#core/kernel/ids.ts'
import { type Facet, facet } from '#core/search/facet.ts'
import type { Clustered, IndexQuery } from '#core/search/facility-index.port.ts'

/** Facets of each kind, for indexes that are tested without the plugins' own. */
export const facetsOfTests: readonly Facet[] = [
  facet({ key: 'feature', param: 'f', label: 'f', kind: 'words', of: 'uuid', options: [], from: 'f.features' }),
  facet({ key: 'kind', param: 'k', label: 'k', kind: 'words', of: 'text', options: [], from: 'array[f.type, f.status]' }),
  facet({ key: 'fee', param: 'c', label: 'c', kind: 'span', unit: 'zloty', min: 0, max: 500_000, step: 1, from: 'f.fee_month' }),
  facet({ key: 'free', param: 'w', label: 'w', kind: 'yes', from: 'f.free_places > 0' }),
]

/** A client of its own, ended by `end`. */
export const clientOf = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** What a test says of a facility; the rest is made up. */
export interface Planted {
  readonly id?: string
  readonly city?: string
  readonly name?: string
  readonly point?: readonly [number, number] | null
  readonly completeness?: number
  readonly free?: number | null
  readonly fee?: number | null
  readonly type?: string
  readonly features?: readonly string[]
}

/** Plants facilities by one plain SQL statement, past all rules; gives their ids. */
export const plant = async (client: pg.ClientBase, planted: readonly Planted[]): Promise<readonly string[]> => {
  const rows = planted.map(({ id = newId(), ...one }) => ({
    id,
    ...one,
    longitude: one.point?.[0] ?? null,
    latitude: one.point?.[1] ?? null,
  }))
  await client.query(
    `insert into facility (id, slug, name, type, voivodeship, county, city_id, city, city_slug, longitude, latitude, completeness, free_places, free_places_on, fee_month, features)
     select id, id::text, coalesce(name, id::text), coalesce(type, 'nursery'), 'opolskie', 'x', '00000000-0000-0000-0000-000000000001', coalesce(city, 'a'), coalesce(city, 'a'),
            longitude, latitude, coalesce(completeness, 0), free, current_date, fee, coalesce(features, '{}')
       from jsonb_to_recordset($1) as r(id uuid, name text, type text, city text, longitude float8, latitude float8, completeness int, free int, fee int, features uuid[])`,
    [JSON.stringify(rows)],
  )
  return rows.map(({ id }) => id)
}

/** An index over a database that tests write. */
export const indexOf = (
  url: string,
  over: Partial<Parameters<typeof makeSnapshotIndex>[0]> = {},
): SnapshotIndex & { readonly troubles: string[] } => {
  const troubles: string[] = []
  const index = makeSnapshotIndex({
    url,
    facets: () => facetsOfTests,
    places: async () => [],
    onError: (detail) => troubles.push(detail),
    ...over,
  })
  return Object.assign(index, { troubles })
}

/** Asks an index for clusters; `find` of the same query must say the same of what both say. */
export const clustered = async (index: SnapshotIndex, query: IndexQuery, zoom = 7, limit = 20): Promise<Clustered> =>
  Effect.runPromise(index.facilities.cluster(query, zoom, limit))

/** The same by SQL: the best ids, how many there are, how many of them without a point. */
export const bySql = async (client: pg.ClientBase, { within, choice }: IndexQuery, limit = 20) => {
  const { sql, parameters } = conditionsOf(facetsOfTests, choice)
  const [where, values] =
    'city' in within
      ? [`f.voivodeship || '/' || f.city_slug = ?`, [within.city]]
      : ['f.longitude between ? and ? and f.latitude between ? and ?', [within.west, within.east, within.south, within.north]]
  let at = 0
  const { rows } = await client.query<{ id: string; located: boolean }>(
    `select f.id, f.longitude is not null and f.latitude is not null located from facility f
      where f.active and f.deleted_at is null and f.merged_into is null and ${where} and (${sql})
      order by f.completeness - case when f.suspended then 200 else 0 end - case when f.category is null then 1000 else 0 end desc, f.free_places_told desc nulls last, f.id`.replaceAll(
      '?',
      () => `$${++at}`,
    ),
    [...values, ...parameters],
  )
  return { ids: rows.slice(0, limit).map(({ id }) => id), total: rows.length, unlocated: rows.filter(({ located }) => !located).length }
}

/** Milliseconds until something holds; after `patience` it is thrown what does not. */
export const until = async (holds: () => unknown, patience = 3000): Promise<number> => {
  const began = performance.now()
  for (;;) {
    if (await holds()) return performance.now() - began
    if (performance.now() - began > patience) throw new Error(`still not so after ${patience} ms: ${holds}`)
    await sleep(5)
  }
}

/** The version of what is committed: an index that says it has seen all. */
export const versionOf = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<{ version: string }>('select coalesce(sum(changes), 0)::text as version from facility_change')
  return rows[0]?.version ?? ''
}

/** Waits until an index has seen all that is committed. */
export const seen = async (index: SnapshotIndex, client: pg.ClientBase, patience?: number): Promise<number> => {
  const version = await versionOf(client)
  return until(() => index.facilities.version() !== '' && Number(index.facilities.version()) >= Number(version), patience)
}
