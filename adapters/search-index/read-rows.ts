import type { ClientBase } from 'pg'
import { registerImported } from '#adapters/postgres/facilities/counted.ts'
import { orderTerms } from '#adapters/postgres/facilities/order-sql.ts'
import { type Criterion, criteria, recommendedCriteria, suggestionCriteria } from '#core/search/orders.ts'
import { concatRows } from './apply-changes.ts'
import type { FacilityName } from './names/name-index-data.ts'
import { type DatabaseRow, type Dictionary, type FacetSpec, packRows, type Rows } from './rows.ts'

/** Rows per fetch. */
const fetchSize = 4000

const listed = 'f.active and f.deleted_at is null and f.merged_into is null'
const recommended = `order by ${orderTerms(recommendedCriteria)}`

const suggested = suggestionCriteria.flatMap((key) => {
  const criterion: Criterion = criteria[key]
  return 'from' in criterion ? [criterion.from] : []
})
// Hash of everything that the name index contains of a facility, and of what orders its equally good suggestions.
const nameHashSql = `hashtext(concat_ws('|', f.slug, f.name, f.type, f.voivodeship, f.city, f.city_slug, coalesce(f.district, '-'), coalesce(f.street, '-'), coalesce(f.building_number, '-'), coalesce(f.post_code, '-'), ${suggested.join(', ')}))`

const columns = (facets: readonly FacetSpec[]) =>
  [
    `f.id::text, ${criteria.name.from}, f.longitude, f.latitude`,
    `f.voivodeship || '/' || f.city_slug, ${nameHashSql}`,
    // JSON is parsed many times faster than PostgreSQL's array syntax.
    ...facets.map(({ kind, from }) => (kind === 'choice' ? `to_json((${from})::text[])` : `(${from})`)),
  ].join(', ')

/** Fetches rows in batches, so that memory holds at most two batches of text. Must run in a transaction. */
const fetchInBatches = async function* (client: ClientBase, select: string) {
  await client.query(`declare batches no scroll cursor for ${select}`)
  const fetch = () => client.query({ text: `fetch ${fetchSize} from batches`, rowMode: 'array' })
  for (let next = fetch(), more = true; more; ) {
    const { rows } = await next
    more = rows.length === fetchSize
    // The database prepares the next batch while this one is packed.
    if (more) next = fetch()
    if (rows.length) yield rows as unknown as readonly DatabaseRow[]
  }
  await client.query('close batches')
}

/** Reads all listed facilities. */
export const readAll = async (client: ClientBase, facets: readonly FacetSpec[], dictionary: Dictionary): Promise<Rows> => {
  const pieces: Rows[] = []
  for await (const read of fetchInBatches(client, `select ${columns(facets)} from facility f where ${listed} ${recommended}`))
    pieces.push(packRows(read, facets, dictionary))
  return concatRows(
    pieces.map((rows) => ({ rows, from: 0, to: rows.length })),
    facets,
  )
}

/** Reads the listed facilities among ids. */
export const readSome = async (
  client: ClientBase,
  ids: readonly string[],
  facets: readonly FacetSpec[],
  dictionary: Dictionary,
): Promise<Rows> => {
  const { rows } = await client.query({
    text: `select ${columns(facets)} from facility f where ${listed} and f.id = any($1::uuid[]) ${recommended}`,
    values: [ids],
    rowMode: 'array',
  })
  return packRows(rows as unknown as readonly DatabaseRow[], facets, dictionary)
}

/** Returns whether a register has been imported, so that invented facilities do not count. */
export const readRegisterImported = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ imported: boolean }>(`select ${registerImported} imported`)
  return rows[0]?.imported === true
}

/** Reads the names of all listed facilities in the order of equally good suggestions, with their hashes. */
export const readNames = async (client: ClientBase): Promise<readonly (FacilityName & { readonly nameHash: number })[]> => {
  const { rows } = await client.query<FacilityName & { readonly nameHash: number }>(
    `select f.id, f.slug, f.name, f.type, f.voivodeship, f.city, f.city_slug "citySlug", f.district, f.street, f.building_number "buildingNumber", f.post_code "postCode", f.made, ${nameHashSql} "nameHash" from facility f where ${listed} order by ${orderTerms(suggestionCriteria)}`,
  )
  return rows
}
