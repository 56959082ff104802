import type pg from 'pg'

interface Column {
  readonly name: string
  readonly type: string
  readonly isUnique: boolean
}

const columnsQuery = `
select attname::text name, typname::text type,
  exists (select from pg_index i where i.indrelid = attrelid and i.indisunique and attnum = any(i.indkey)
    -- A text beside an id is unique by the id, and may be one of few.
    and (typname <> 'text' or not exists (select from pg_attribute o where o.attrelid = i.indrelid and o.attnum = any(i.indkey) and o.atttypid = 'uuid'::regtype)))
    "isUnique"
from pg_attribute join pg_type t on t.oid = atttypid
where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''`

/** SQL of a unique value of a copy, by the type of its column. */
const uniqueValues: Readonly<Record<string, (name: string) => string>> = {
  bytea: () => 'sha256(n::text::bytea)',
  int4: (name) => `n + ${name}`,
  int8: (name) => `n + ${name}`,
  text: (name) => `n || left(${name}, 20)`,
  uuid: () => 'gen_random_uuid()',
}

const copiedValue = ({ name, type, isUnique }: Column): string => (isUnique ? (uniqueValues[type]?.(name) ?? name) : name)

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
