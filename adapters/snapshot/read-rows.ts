import type { ClientBase } from 'pg'
import { type Dictionary, type FacetSpec, pack, type ReadRow, type Rows } from './rows.ts'
import { applyChanges } from './splice.ts'
import type { FacilityName } from './names/name-arrays.ts'

/** Rows that are read at once. */
const size = 4000

const listed = 'f.active and f.deleted_at is null and f.merged_into is null'
// What most parents look for first: primary schools (of no category) come after all care, and whoever has suspended his work after all who work.
const rank = `(f.completeness - case when f.suspended then 200 else 0 end - case when f.category is null then 1000 else 0 end)`
const byRank = `order by ${rank} desc, f.free_places_told desc nulls last, f.id`

// What the index of names knows of a facility; completeness decides among equals.
const naming = `hashtext(concat_ws('|', f.slug, f.name, f.type, f.voivodeship, f.city, f.city_slug, coalesce(f.district, '-'), coalesce(f.street, '-'), f.completeness))`

const columns = (facets: readonly FacetSpec[]) =>
  [
    `f.id::text, ${rank}, f.free_places_told, f.longitude, f.latitude`,
    `f.voivodeship || '/' || f.city_slug, ${naming}`,
    // JSON is parsed many times quicker than PostgreSQL's own way to write arrays.
    ...facets.map(({ kind, from }) => (kind === 'words' ? `to_json((${from})::text[])` : `(${from})`)),
  ].join(', ')

/** Reads in portions, so that memory holds two portions of words at a time. Within a transaction. */
const portions = async function* (client: ClientBase, select: string) {
  await client.query(`declare portions no scroll cursor for ${select}`)
  const fetch = () => client.query({ text: `fetch ${size} from portions`, rowMode: 'array' })
  for (let next = fetch(), more = true; more; ) {
    const { rows } = await next
    more = rows.length === size
    // While one portion is packed, the database makes the next.
    if (more) next = fetch()
    if (rows.length) yield rows as unknown as readonly ReadRow[]
  }
  await client.query('close portions')
}

/** All listed facilities. */
export const readAll = async (client: ClientBase, facets: readonly FacetSpec[], dictionary: Dictionary): Promise<Rows> => {
  const pieces: Rows[] = []
  for await (const read of portions(client, `select ${columns(facets)} from facility f where ${listed} ${byRank}`))
    pieces.push(pack(read, facets, dictionary))
  return applyChanges(
    pieces.map((rows) => ({ rows, from: 0, to: rows.length })),
    facets,
  )
}

/** Of some ids those that are listed. */
export const readSome = async (
  client: ClientBase,
  ids: readonly string[],
  facets: readonly FacetSpec[],
  dictionary: Dictionary,
): Promise<Rows> => {
  const { rows } = await client.query({
    text: `select ${columns(facets)} from facility f where ${listed} and f.id = any($1::uuid[]) ${byRank}`,
    values: [ids],
    rowMode: 'array',
  })
  return pack(rows as unknown as readonly ReadRow[], facets, dictionary)
}

/** What all listed facilities are called, each with the fingerprint of it. */
export const readNames = async (client: ClientBase): Promise<readonly (FacilityName & { readonly naming: number })[]> => {
  const { rows } = await client.query<FacilityName & { readonly naming: number }>(
    `select f.id, f.slug, f.name, f.type, f.voivodeship, f.city, f.city_slug "citySlug", f.district, f.street, f.completeness, ${naming} naming from facility f where ${listed}`,
  )
  return rows
}
