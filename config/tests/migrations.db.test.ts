import { expect, test } from 'vitest'
import { rowsOf, testPlatform } from '../testing/platform.ts'

const schemaQuery = `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' and table_name <> 'migration'
  union all select 'index', indexname, indexdef, null, null from pg_indexes where schemaname = 'public' and tablename <> 'migration' order by 1, 2, 3`

test('migrating up, down and up again gives the same schema', async () => {
  const platform = await testPlatform()
  const before = await rowsOf(platform, schemaQuery)
  expect(before.length).toBeGreaterThan(50)
  await platform.jobs.start()
  await platform.jobs.stop()
  await platform.migrateDown(true)
  expect(await rowsOf(platform, `select 1 from pg_namespace where nspname = 'pgboss'`)).toEqual([])
  expect(await rowsOf(platform, schemaQuery)).toEqual([])
  expect((await platform.migrationStatus()).done).toEqual([])
  await platform.migrateUp()
  expect(await rowsOf(platform, schemaQuery)).toEqual(before)
  expect((await platform.migrationStatus()).waiting).toEqual([])
  await platform.end()
})

test('concurrent migrations of two processes run once', async () => {
  const platform = await testPlatform()
  await platform.migrateDown(true)
  const other = await testPlatform()
  const [one, two] = await Promise.all([platform.migrateUp(), platform.migrateUp()])
  expect([one.length, two.length].toSorted((a, b) => a - b)[0]).toBe(0)
  await other.end()
  await platform.end()
})

test('every table of a plugin has its prefix, and its migrations change no table of another plugin', async () => {
  const platform = await testPlatform()
  const names = platform.plugins.map(({ name }) => name.replaceAll('-', '_'))
  for (const { name, migrations = [] } of platform.plugins) {
    const own = `${name.replaceAll('-', '_')}_`
    for (const { name: step, up } of migrations) {
      // `plugin purge` finds the migrations by this name.
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
