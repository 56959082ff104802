import { Effect } from 'effect'
import { Db } from '#adapters/postgres/unit-of-work.ts'
import { rowsOf, type TestPlatform } from '../platform.ts'

/** Tables that every request changes: counters of rate limits. */
const ignoredTables = ['rate_limit']

/** SQL of triggers that note each table in which a row was inserted, deleted or really changed. */
const triggerSql = (names: readonly string[]) => [
  'create unlogged table written_table (id bigint generated always as identity primary key, name text not null)',
  `create function note_written_table() returns trigger language plpgsql as
     'begin insert into written_table (name) values (tg_table_name); return null; end'`,
  ...names.flatMap((name) => [
    `create trigger note_rows after insert or delete on "${name}" for each row execute function note_written_table()`,
    `create trigger note_changes after update on "${name}" for each row when (old is distinct from new) execute function note_written_table()`,
    `create trigger note_truncation after truncate on "${name}" for each statement execute function note_written_table()`,
  ]),
]

/** Creates a function that returns the tables that were written to since its last call. */
export const makeWrittenTables = async (platform: TestPlatform): Promise<() => Promise<readonly string[]>> => {
  const tables = await rowsOf<{ name: string }>(
    platform,
    `select tablename name from pg_tables where schemaname = 'public' and not tablename = any(?::text[]) order by 1`,
    [`{${ignoredTables.join(',')}}`],
  )
  for (const sql of triggerSql(tables.map(({ name }) => name))) await rowsOf(platform, sql)
  // A read from the last number on: rows that a call deletes would have to be passed over by all later ones.
  let last = '0'
  const db = platform.find(Db)
  return async () => {
    const [written] = await Effect.runPromise(
      db.prepared<{ last: string | null; names: readonly string[] | null }>(
        'select max(id)::text as last, array_agg(distinct name order by name) names from written_table where id > ?::bigint',
        [last],
      ),
    )
    last = written?.last ?? last
    return written?.names ?? []
  }
}
