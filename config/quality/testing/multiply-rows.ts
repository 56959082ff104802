import type pg from 'pg'

interface Column {
  readonly name: string
  readonly type: string
  readonly isUnique: boolean
}

const columnsQuery = `
select attname::text name, typname::text type,
  exists (select from pg_index i where i.indrelid = attrelid and i.indisunique and attnum = any(i.indkey)) "isUnique"
from pg_attribute join pg_type t on t.oid = atttypid
where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`

/** SQL of a unique value of a copy, by the type of its column. */
const uniqueValues: Readonly<Record<string, string>> = { bytea: 'sha256(n::text::bytea)', int4: 'n', int8: 'n', uuid: 'gen_random_uuid()' }

const copiedValue = ({ name, type, isUnique }: Column): string => {
  if (!isUnique) return name
  return type === 'text' ? `n || left(${name}, 20)` : (uniqueValues[type] ?? name)
}

/** Copies one row of a table many times, with unique values where they must be. Does not check foreign keys; suitable for query plans. */
export const multiplyRow = async (client: pg.Client, table: string, times: number): Promise<void> => {
  const { rows } = await client.query<Column>(columnsQuery, [table])
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into ${table} (${rows.map(({ name }) => name).join()})
     select ${rows.map(copiedValue).join()} from (select * from ${table} limit 1) one cross join generate_series(1, ${times}) n`,
  )
  await client.query('reset session_replication_role')
}
