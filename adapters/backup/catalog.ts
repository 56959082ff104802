import type { ClientBase } from 'pg'

/** Table of a backup: its columns in order, without generated columns. */
export interface TableSchema {
  readonly name: string
  readonly columns: readonly string[]
}

/** Tables of the database schema. */
export interface Catalog {
  /** Tables that a backup contains, without unlogged ones; a table follows the tables that it references. */
  readonly tables: readonly TableSchema[]
  /** Change feed tables. They are not backed up: their rows contain transaction numbers that are valid in this cluster only. */
  readonly feeds: readonly string[]
}

const tablesQuery = `
select c.relname::text as name,
  array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum) as columns,
  array(select distinct r.confrelid::regclass::text from pg_constraint r where r.conrelid = c.oid and r.contype = 'f' and r.confrelid <> c.oid) as refers,
  exists (select from pg_attribute a where a.attrelid = c.oid and not a.attisdropped and a.atttypid = 'xid8'::regtype) as is_feed
from pg_class c where c.relkind = 'r' and c.relpersistence = 'p' and c.relnamespace = current_schema()::regnamespace and c.relname <> 'migration' order by 1`

/** Reads the tables of the current schema, except the table `migration`. */
export const readCatalog = async (client: ClientBase): Promise<Catalog> => {
  const { rows } = await client.query<TableSchema & { readonly refers: readonly string[]; readonly is_feed: boolean }>(tablesQuery)
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

/** Returns a name as a quoted SQL identifier. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Returns a table with its columns in the syntax of COPY: `"facility" ("id", "name")`. */
export const copyTarget = ({ name, columns }: TableSchema): string =>
  `${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')})`
