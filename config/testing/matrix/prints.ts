import { rowsOf, type TestPlatform } from '../platform.ts'

/** Tables that change by asking alone: what limits have counted. */
const counted = ['rate_limit']

/** Reads what all tables hold, a hash for each: two readings are equal where nothing was written between them. */
export const makePrints = async (platform: TestPlatform): Promise<() => Promise<Readonly<Record<string, string>>>> => {
  const tables = await rowsOf<{ name: string }>(
    platform,
    `select tablename name from pg_tables where schemaname = 'public' and not tablename = any(?::text[]) order by 1`,
    [`{${counted.join(',')}}`],
  )
  const one = ({ name }: { readonly name: string }) =>
    `select '${name}' name, md5(coalesce(string_agg(hashtextextended(t::text, 0)::text, ',' order by hashtextextended(t::text, 0)), '')) print from "${name}" t`
  const sql = tables.map(one).join(' union all ')
  return async () =>
    Object.fromEntries((await rowsOf<{ name: string; print: string }>(platform, sql)).map(({ name, print }) => [name, print]))
}
