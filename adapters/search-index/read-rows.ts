import type { ClientBase } from 'pg'
import { registerImported } from '#adapters/postgres/facilities/counted-facilities.ts'
import { criteria } from '#core/search/orders.ts'
import { copyTuples } from './copy-tuples.ts'
import { listed, nameHash } from './facility-sql.ts'
import { fieldCount, makeRowPacker } from './pack-rows.ts'
import type { Dictionary, FacetSpec, Rows } from './rows.ts'
import { sortRecommended } from './sort-recommended.ts'

const columns = (facets: readonly FacetSpec[]) =>
  [
    `f.id, ${criteria.name.from}, f.longitude::float8, f.latitude::float8`,
    `f.voivodeship || '/' || f.city_slug, ${nameHash}`,
    ...facets.map(({ kind, from }) => `(${from})::${types[kind]}`),
  ].join(', ')

/** Types of facets in SQL. */
const types = { choice: 'text[]', range: 'integer', boolean: 'boolean' } as const

/** Facets that are read, the dictionary that numbers what they contain, and the day of the rotation of their order. */
interface ReadInto {
  readonly facets: readonly FacetSpec[]
  readonly dictionary: Dictionary
  readonly day: number
}

const readWhere = async (client: ClientBase, condition: string, { facets, dictionary, day }: ReadInto, expected: number): Promise<Rows> => {
  const packer = makeRowPacker(facets, dictionary, expected)
  // In any order: the database would spell each name twice to sort them, and could not read with several processes.
  await copyTuples(client, `select ${columns(facets)} from facility f where ${condition}`, fieldCount(facets), packer.add)
  const rows = packer.rows()
  sortRecommended(rows, { facets, names: dictionary.names, day })
  return rows
}

/** Room for rows beyond the estimate of the database. */
const spare = 1.05

/** Reads all listed facilities. Must run in a transaction. */
export const readAll = async (client: ClientBase, into: ReadInto): Promise<Rows> => {
  const { rows } = await client.query<{ estimate: number }>(
    `select greatest(reltuples, 4000)::int estimate from pg_class where oid = 'facility'::regclass`,
  )
  return readWhere(client, listed, into, Math.ceil((rows[0]?.estimate ?? 0) * spare))
}

/** Reads the listed facilities among ids. Must run in a transaction. */
export const readSome = async (client: ClientBase, ids: readonly string[], into: ReadInto): Promise<Rows> => {
  // COPY takes no parameters.
  await client.query(`select set_config('kredka.read_ids', $1, true)`, [`{${ids.join(',')}}`])
  return readWhere(client, `${listed} and f.id = any(current_setting('kredka.read_ids')::uuid[])`, into, ids.length)
}

/** Returns whether a register has been imported, so that invented facilities do not count. */
export const readRegisterImported = async (client: ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ imported: boolean }>(`select ${registerImported} imported`)
  return rows[0]?.imported === true
}
