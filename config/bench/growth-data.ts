import pg from 'pg'
import { type Databases, tellDatabase } from './databases.ts'

/** How many times as many facilities: 32,000 become 3,200,000. */
export const times = 100

const tables = ['facility', 'facility_slug', 'facility_statement'] as const

/** A version 7 identifier of `n` hours later, so that rows lie in the order of their identifiers, as they would. */
const later = (id: string) => {
  const time = `('x' || left(${id}::text, 8) || substr(${id}::text, 10, 4))::bit(48)::bigint + n * 3600000`
  return `(lpad(to_hex(${time}), 12, '0') || substr(${id}::text, 14))::uuid`
}

/** The other columns are taken over as they are. */
const changed: Readonly<Record<(typeof tables)[number], Readonly<Record<string, string>>>> = {
  facility: {
    id: later('id'),
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
    facility_id: later('facility_id'),
  },
  facility_statement: {
    number: `number || '-k' || n`,
    facility_id: later('facility_id'),
  },
}

/** A database with a hundred copies of every facility of another, in the same places; kept for later runs. For plans, not for pages to look at. */
export const grow = (databases: Databases, source: string): Promise<string> => {
  const origin = new URL(source).pathname.slice(1)
  const name = `growth_${times}_${origin}`
  const half = 'half_growth'
  return databases.alone(half, async () => {
    const { rows } = await databases.tell(`select datname as "name" from pg_database where datname like 'growth\\_%'`)
    if (rows.some((one) => one.name === name)) return databases.urlOf(name)
    process.stderr.write(`Making ${times} copies of every facility, once for this and later runs\n`)
    for (const old of rows) await databases.tell(`drop database ${old.name} with (force)`)
    await databases.tell(`drop database if exists ${half} with (force)`)
    await databases.tell(`create database ${half} template ${origin}`)
    await multiply(databases.urlOf(half))
    await databases.tell(`alter database ${half} rename to ${name}`)
    return databases.urlOf(name)
  })
}

const multiply = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Built once at the end, indexes cost a tenth.
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index
        where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`,
      [tables],
    )
    for (const { name } of indexes) await client.query(`drop index ${name}`)
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    for (const table of tables) await copyRows(client, table)
    await client.query(`update facility_count set total = total * ${times}`)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    await client.query(`set maintenance_work_mem = '1GB'`)
    for (const { made } of indexes) await client.query(made)
  } finally {
    await client.end()
  }
  await tellDatabase(url, 'vacuum analyze')
}

const copyRows = async (client: pg.Client, table: (typeof tables)[number]) => {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changed[table][name] ?? name)
  await client.query(`create temporary table origin as select * from ${table}`)
  for (let n = 1; n < times; n++)
    await client.query(
      `insert into ${table} (${names.join(', ')}) select ${values.join(', ')} from origin cross join (values (${n}::bigint)) copy (n)`,
    )
  await client.query('drop table origin')
}
