import { rowsOf, type TestPlatform } from '../platform.ts'

/** Tables that every request changes: counters of rate limits. */
const ignoredTables = ['rate_limit']

/** SQL that hashes the content of a table. */
const contentHashSql = (name: string) =>
  `select '${name}' name, md5(coalesce(string_agg(hashtextextended(t::text, 0)::text, ',' order by hashtextextended(t::text, 0)), '')) hash from "${name}" t`

/** SQL of triggers that note each table a statement writes to, so that only those are hashed again. */
const triggerSql = (names: readonly string[]) => [
  'create unlogged table written_table (name text not null)',
  `create function note_written_table() returns trigger language plpgsql as
     'begin insert into written_table values (tg_table_name); return null; end'`,
  ...names.map(
    (name) =>
      `create trigger note_written_table after insert or update or delete or truncate on "${name}"
         for each statement execute function note_written_table()`,
  ),
]

/** Creates a function that returns a content hash for each table; two results are equal where nothing was written in between. */
export const makeTableHashes = async (platform: TestPlatform): Promise<() => Promise<Readonly<Record<string, string>>>> => {
  const tables = await rowsOf<{ name: string }>(
    platform,
    `select tablename name from pg_tables where schemaname = 'public' and not tablename = any(?::text[]) order by 1`,
    [`{${ignoredTables.join(',')}}`],
  )
  const names = tables.map(({ name }) => name)
  for (const sql of triggerSql(names)) await rowsOf(platform, sql)
  const hashes: Record<string, string> = {}
  const hash = async (some: readonly string[]) => {
    if (some.length === 0) return
    for (const one of await rowsOf<{ name: string; hash: string }>(platform, some.map(contentHashSql).join(' union all ')))
      hashes[one.name] = one.hash
  }
  await hash(names)
  return async () => {
    const written = await rowsOf<{ name: string }>(platform, 'delete from written_table returning name')
    await hash([...new Set(written.map(({ name }) => name))])
    return { ...hashes }
  }
}
