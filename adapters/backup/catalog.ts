import type { ClientBase } from 'pg'

/** A table as a backup holds it: its columns in order, without those that PostgreSQL computes. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

/** The tables of the database. */
export interface Catalog {
  /** What a backup holds; a table stands after those it refers to. */
  readonly tables: readonly TableShape[]
  /** Feeds of changes: their lines bear numbers of this cluster's transactions and mean nothing elsewhere. */
  readonly feeds: readonly string[]
}

const ofTables = `
select c.relname::text as name,
  array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum) as columns,
  array(select distinct r.confrelid::regclass::text from pg_constraint r where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as refers,
  exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped and a.atttypid = 'xid8'::regtype) as is_feed
from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migration' order by 1`

/** Reads the catalogue of the current schema; the list of migrations is no table of it. */
export const readCatalog = async (client: ClientBase): Promise<Catalog> => {
  const { rows } = await client.query<TableShape & { readonly refers: readonly string[]; readonly is_feed: boolean }>(ofTables)
  const ordered: (typeof rows)[number][] = []
  const visit = (row: (typeof rows)[number]) => {
    if (ordered.includes(row)) return
    for (const name of row.refers) {
      const referred = rows.find((other) => other.name === name)
      if (referred) visit(referred)
    }
    ordered.push(row)
  }
  for (const row of rows) visit(row)
  return {
    tables: ordered.filter((row) => !row.is_feed).map(({ name, columns }) => ({ name, columns })),
    feeds: ordered.filter((row) => row.is_feed).map(({ name }) => name),
  }
}

/** A name as SQL writes it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** `"facility" ("id", "name")`, as COPY names a table and its columns. */
export const copied = ({ name, columns }: TableShape): string => `${quoted(name)} (${columns.map(quoted).join(', ')})`
