import { rowsOf, type TestPlatform } from '../platform.ts'

/** Tables that change by asking alone: what limits have counted. */
const counted = ['rate_limit']

/** What a table holds, a hash. */
const printOf = (name: string) =>
  `select '${name}' name, md5(coalesce(string_agg(hashtextextended(t::text, 0)::text, ',' order by hashtextextended(t::text, 0)), '')) print from "${name}" t`

/** Which transactions wrote a table's rows: cheaper than what they hold, and another one whenever something was written. */
const markOf = (name: string) => `select '${name}' name, count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) mark from "${name}"`

/** Reads what all tables hold, a hash for each: two readings are equal where nothing was written between them. */
export const makePrints = async (platform: TestPlatform): Promise<() => Promise<Readonly<Record<string, string>>>> => {
  const tables = await rowsOf<{ name: string }>(
    platform,
    `select tablename name from pg_tables where schemaname = 'public' and not tablename = any(?::text[]) order by 1`,
    [`{${counted.join(',')}}`],
  )
  const marksOfAll = tables.map(({ name }) => markOf(name)).join(' union all ')
  const known = new Map<string, string>()
  const prints: Record<string, string> = {}
  return async () => {
    const marks = await rowsOf<{ name: string; mark: string }>(platform, marksOfAll)
    const touched = marks.filter(({ name, mark }) => known.get(name) !== mark)
    for (const { name, mark } of touched) known.set(name, mark)
    if (touched.length)
      for (const { name, print } of await rowsOf<{ name: string; print: string }>(
        platform,
        touched.map(({ name }) => printOf(name)).join(' union all '),
      ))
        prints[name] = print
    return { ...prints }
  }
}
