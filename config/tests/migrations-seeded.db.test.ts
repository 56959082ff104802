import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemo } from '../seed-demo.ts'
import { rowsOf, type TestPlatform, testPlatform } from '../testing/platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
  await seedDemo(platform)
}, 60_000)
afterAll(() => platform.end())

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

/** Count and hash of the rows of tables, in the columns told. */
const sums = async (of: readonly Column[]) => {
  const all: Record<string, object> = {}
  for (const { table, columns } of of) {
    const row = `row(${columns.map((name) => `"${name}"`).join(', ')})::text`
    const [sum] = await rowsOf(platform, `select count(*)::int n, md5(string_agg(${row}, E'\\n' order by ${row})) hash from "${table}"`)
    all[table] = sum ?? {}
  }
  return all
}

test('J12.5 each step, taken back and taken again on a seeded database, leaves the rows of the version before as they were', async () => {
  const steps = (await platform.migrationStatus()).done.map(({ name }) => name)
  // Feeds and sweeps are no rows of anybody's.
  const told = (columns: readonly Column[]) => columns.filter(({ table }) => !/^(facility_change|page_purge|rate_limit)$/.test(table))
  const checked: string[] = []
  // What came before 23 November made the tables in which the seed lies: taken back, there is nothing left to be equal.
  for (const step of steps.filter((name) => name >= '20261123').toReversed()) {
    const [back] = await platform.migrateDown(false)
    expect(back).toBe(step)
    const older = told(await columnsNow())
    const before = await sums(older)
    await platform.migrateUp([step])
    // A column that took another name is looked at when it has its own again.
    const newer = await columnsNow()
    const shared = older.map(({ table, columns }) => {
      const now = newer.find((one) => one.table === table)?.columns ?? []
      return { table, columns: columns.filter((name) => now.includes(name)) }
    })
    const between = await sums(shared)
    await platform.migrateDown(false)
    expect({ step, rows: await sums(older) }).toEqual({ step, rows: before })
    expect({ step, rows: await sums(shared) }).toEqual({ step, rows: between })
    checked.push(step)
  }
  expect(checked.length).toBeGreaterThan(5)
  expect((await rowsOf<{ n: number }>(platform, 'select count(*)::int n from facility'))[0]?.n).toBe(1200)
  await platform.migrateUp()
  expect((await platform.migrationStatus()).waiting).toEqual([])
}, 60_000)
