import pg from 'pg'
import { type Databases, executeIn } from './databases.ts'

/** Factor by which facilities are multiplied: 32,000 become 3,200,000. */
export const copies = 100

const tables = ['facility', 'facility_slug', 'facility_statement'] as const

/** SQL of a version 7 UUID `n` hours later, so that rows are stored in the order of their ids, as in reality. */
const laterId = (id: string) => {
  const time = `('x' || left(${id}::text, 8) || substr(${id}::text, 10, 4))::bit(48)::bigint + n * 3600000`
  return `(lpad(to_hex(${time}), 12, '0') || substr(${id}::text, 14))::uuid`
}

/** Columns with new values; all others are copied. */
const changedColumns: Readonly<Record<(typeof tables)[number], Readonly<Record<string, string>>>> = {
  facility: {
    id: laterId('id'),
    legacy_id: 'null',
    slug: `slug || '-k' || n`,
    name: `name || ' ' || n`,
    longitude: 'longitude + (n * 7919 % 1000 - 500) * 1e-5',
    latitude: 'latitude + (n * 104729 % 1000 - 500) * 1e-5',
    merged_into: 'null',
  },
  facility_slug: {
    slug: `slug || '-k' || n`,
    base: `base || '-k' || n`,
    facility_id: laterId('facility_id'),
  },
  facility_statement: {
    number: `number || '-k' || n`,
    facility_id: laterId('facility_id'),
  },
}

/**
 * Returns the URL of a database with a hundred copies of every facility of another one; reused by later runs. Only
 * suitable for query plans.
 */
export const multiplyFacilities = (databases: Databases, source: string): Promise<string> => {
  const origin = new URL(source).pathname.slice(1)
  const name = `growth_${copies}_${origin}`
  const unfinished = 'half_growth'
  return databases.withLock(unfinished, async () => {
    const { rows } = await databases.execute(`select datname as "name" from pg_database where datname like 'growth\\_%'`)
    if (rows.some((one) => one.name === name)) return databases.urlOf(name)
    process.stderr.write(`Creating ${copies} copies of every facility, once for this and later runs\n`)
    for (const old of rows) await databases.execute(`drop database ${old.name} with (force)`)
    await databases.execute(`drop database if exists ${unfinished} with (force)`)
    await databases.execute(`create database ${unfinished} template ${origin}`)
    await multiply(databases.urlOf(unfinished))
    await databases.execute(`alter database ${unfinished} rename to ${name}`)
    return databases.urlOf(name)
  })
}

const multiply = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Rebuilding indexes at the end takes a tenth of the time.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
      [tables],
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    for (const table of tables) await copyRows(client, table)
    await client.query(`update facility_count set total = total * ${copies}`)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const { definition } of indexes) await client.query(definition)
  } finally {
    await client.end()
  }
  await executeIn(url, 'vacuum analyze')
}

const copyRows = async (client: pg.Client, table: (typeof tables)[number]) => {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changedColumns[table][name] ?? name)
  await client.query(`create temporary table origin as select * from ${table}`)
  for (let n = 1; n < copies; n++)
    await client.query(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from origin cross join (values (${n}::bigint)) copy (n)`,
    )
  await client.query('drop table origin')
}
