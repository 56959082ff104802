import { rowsOf, type TestPlatform } from '../platform.ts'

/** Tables that every request changes: counters of rate limits. */
const ignoredTables = ['rate_limit']

/** SQL that hashes the content of a table. */
const contentHashSql = (name: string) =>
  `select '${name}' name, md5(coalesce(string_agg(hashtextextended(t::text, 0)::text, ',' order by hashtextextended(t::text, 0)), '')) hash from "${name}" t`

/** SQL that fingerprints the transactions that wrote a table's rows: cheaper than the content, and different after every write. */
const writeMarkSql = (name: string) => `select '${name}' name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) mark from "${name}"`

/** Creates a function that returns a content hash for each table; two results are equal where nothing was written in between. */
export const makeTableHashes = async (platform: TestPlatform): Promise<() => Promise<Readonly<Record<string, string>>>> => {
  const tables = await rowsOf<{ name: string }>(
    platform,
    `select tablename name from pg_tables where schemaname = 'public' and not tablename = any(?::text[]) order by 1`,
    [`{${ignoredTables.join(',')}}`],
  )
  const allWriteMarksSql = tables.map(({ name }) => writeMarkSql(name)).join(' union all ')
  const knownMarks = new Map<string, string>()
  const hashes: Record<string, string> = {}
  return async () => {
    const writeMarks = await rowsOf<{ name: string; mark: string }>(platform, allWriteMarksSql)
    const changed = writeMarks.filter(({ name, mark }) => knownMarks.get(name) !== mark)
    for (const { name, mark } of changed) knownMarks.set(name, mark)
    if (changed.length)
      for (const { name, hash } of await rowsOf<{ name: string; hash: string }>(
        platform,
        changed.map(({ name }) => contentHashSql(name)).join(' union all '),
      ))
        hashes[name] = hash
    return { ...hashes }
  }
}
