import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '../testing/platform.ts'

const shape = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' and table_name <> 'migration'
  union all select 'index', indexname, indexdef, null, null from pg_indexes where schemaname = 'public' and tablename <> 'migration' order by 1, 2, 3`

test('migrations go up, down and up again, and the shape is the same', async () => {
  const platform = await testPlatform()
  const before = await rowsOf(platform, shape)
  expect(before.length).toBeGreaterThan(50)
  await platform.jobs.start()
  await platform.jobs.stop()
  await platform.migrateDown(true)
  expect(await rowsOf(platform, `select 1 from pg_namespace where nspname = 'pgboss'`)).toEqual([])
  expect(await rowsOf(platform, shape)).toEqual([])
  expect((await platform.migrationStatus()).done).toEqual([])
  await platform.migrateUp()
  expect(await rowsOf(platform, shape)).toEqual(before)
  expect((await platform.migrationStatus()).waiting).toEqual([])
  await platform.end()
})

test('two processes that migrate at once do it once', async () => {
  const platform = await testPlatform()
  await platform.migrateDown(true)
  const other = await testPlatform()
  const [one, two] = await Promise.all([platform.migrateUp(), platform.migrateUp()])
  expect([one.length, two.length].toSorted((a, b) => a - b)[0]).toBe(0)
  await other.end()
  await platform.end()
})

test('every table of a plugin bears its name, and its migrations touch no other’s', async () => {
  const platform = await testPlatform()
  const names = platform.plugins.map(({ name }) => name.replaceAll('-', '_'))
  for (const { name, migrations = [] } of platform.plugins) {
    const own = `${name.replaceAll('-', '_')}_`
    for (const { name: step, up } of migrations) {
      // By this name `plugin purge` forgets it.
      expect(step).toMatch(new RegExp(`^\\d{14}-${name}(-|$)`))
      for (const [, table = ''] of up.matchAll(/create table (\w+)/g)) expect([name, table.startsWith(own)]).toEqual([name, true])
      for (const [, table = ''] of up.matchAll(/(?:insert into|update|alter table|drop table|references|delete from) (\w+)/g))
        expect([name, table, !names.some((other) => other !== name.replaceAll('-', '_') && table.startsWith(`${other}_`))]).toEqual([
          name,
          table,
          true,
        ])
    }
  }
  const tables = await rowsOf<{ table_name: string }>(
    platform,
    `select table_name from information_schema.tables where table_schema = 'public'`,
  )
  const core = [
    'access_grant',
    'audit_entry',
    'audit_head',
    'facility',
    'facility_change',
    'facility_count',
    'facility_journal',
    'facility_slug',
    'facility_statement',
    'job_due',
    'live_frame',
    'live_ticket',
    'migration',
    'outbox',
    'outbox_delivery',
    'idempotency_key',
    'page_purge',
    'mail',
    'rate_limit',
  ]
  for (const { table_name } of tables)
    expect([table_name, core.includes(table_name) || names.some((name) => table_name.startsWith(`${name}_`))]).toEqual([table_name, true])
  await platform.end()
})
