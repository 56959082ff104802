import { expect, test } from 'vitest'
import { demoData, rowsOf, testPlatform } from '../testing/platform.ts'
import { startForTests } from '../testing/start-for-tests.ts'

const platform = startForTests(() => testPlatform({ data: demoData }))

interface Column {
  readonly table: string
  readonly columns: readonly string[]
}

const columnsNow = () =>
  rowsOf<Column>(
    platform,
    `select table_name "table", array_agg(column_name::text order by ordinal_position) columns from information_schema.columns
      where table_schema = 'public' and table_name <> 'migration' and is_updatable = 'YES' group by 1 order by 1`,
  )

/** Count and sum of hashes of the rows of tables, in the given columns, by one statement. */
const checksums = async (of: readonly Column[]) => {
  const sums = of.map(({ table, columns }) => {
    const row = `row(${columns.map((name) => `"${name}"`).join(', ')})::text`
    return `select '${table}' "table", count(*)::int n, sum(hashtextextended(${row}, 0))::text hash from "${table}"`
  })
  const rows = await rowsOf<{ table: string; n: number; hash: string }>(platform, sums.join(' union all '))
  return Object.fromEntries(rows.map(({ table, ...sum }) => [table, sum]))
}

test('J12.5 undoing and repeating each migration on a seeded database leaves the rows of the previous version unchanged', async () => {
  const steps = (await platform.migrationStatus()).done.map(({ name }) => name)
  // Change feeds and rate limits are not data.
  const withoutFeeds = (columns: readonly Column[]) =>
    columns.filter(({ table }) => !/^(facility_change|page_purge|rate_limit)$/.test(table))
  const checked: string[] = []
  // Migrations before 23 November created the seeded tables: undoing them leaves nothing to compare.
  for (const step of steps.filter((name) => name >= '20261123').toReversed()) {
    const [back] = await platform.migrateDown(false)
    expect(back).toBe(step)
    const older = withoutFeeds(await columnsNow())
    const before = await checksums(older)
    await platform.migrateUp([step])
    // A renamed column is compared when it has its original name again.
    const newer = await columnsNow()
    const shared = older.map(({ table, columns }) => {
      const now = newer.find((one) => one.table === table)?.columns ?? []
      return { table, columns: columns.filter((name) => now.includes(name)) }
    })
    const between = await checksums(shared)
    await platform.migrateDown(false)
    expect({ step, rows: await checksums(older) }).toEqual({ step, rows: before })
    expect({ step, rows: await checksums(shared) }).toEqual({ step, rows: between })
    checked.push(step)
  }
  expect(checked.length).toBeGreaterThan(5)
  expect((await rowsOf<{ n: number }>(platform, 'select count(*)::int n from facility'))[0]?.n).toBe(1200)
  await platform.migrateUp()
  expect((await platform.migrationStatus()).waiting).toEqual([])
})
