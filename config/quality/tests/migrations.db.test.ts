import type { EntitySchema } from '@mikro-orm/core'
import { expect, test } from 'vitest'
import { tablePrefix } from '#core/plugin/names.ts'
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
    'facility_package',
    'facility_slug',
    'facility_statement',
    'job_due',
    'last_backup',
    'limit_usage',
    'limit_value',
    'live_frame',
    'live_ticket',
    'migration',
    'outbox',
    'outbox_delivery',
    'idempotency_key',
    'page_purge',
    'process',
    'mail',
    'rate_limit',
  ]
  for (const { table_name } of tables)
    expect([table_name, core.includes(table_name) || names.some((name) => table_name.startsWith(`${name}_`))]).toEqual([table_name, true])
  await platform.end()
})

interface Column {
  readonly name: string
  /** Name in `pg_type`. */
  readonly type: string
  readonly nullable: boolean
  readonly primary: boolean
}

const columnsQuery = `select column_name name, udt_name "type", is_nullable = 'YES' nullable, exists (
    select 1 from information_schema.table_constraints t join information_schema.key_column_usage k using (constraint_schema, constraint_name)
     where t.constraint_type = 'PRIMARY KEY' and k.table_name = c.table_name and k.column_name = c.column_name) "primary"
  from information_schema.columns c where table_schema = 'public' and table_name = ? order by 1`

test('every entity has the columns, types and primary key of its migrated table, and a plugin’s entity has its prefix', async () => {
  const platform = await testPlatform()
  const typeName = async (declared: string | undefined) =>
    (await rowsOf<{ name: string }>(platform, 'select typname "name" from pg_type where oid = to_regtype(?)', [declared]))[0]?.name ?? ''

  const entities = [...platform.orm.getMetadata()]
  expect(entities.length).toBeGreaterThan(10)
  for (const { tableName, props } of entities) {
    const mapped: Column[] = []
    for (const { fieldNames, columnTypes, nullable, primary } of props)
      mapped.push({
        name: fieldNames[0] ?? '',
        type: await typeName(columnTypes[0]),
        nullable: nullable ?? false,
        primary: primary ?? false,
      })
    const migrated = await rowsOf<Column>(platform, columnsQuery, [tableName])
    expect([tableName, mapped.toSorted((a, b) => (a.name < b.name ? -1 : 1))]).toEqual([tableName, migrated])
  }
  for (const { name, tables = [] } of platform.plugins)
    for (const { meta } of tables as readonly EntitySchema[])
      expect([name, meta.tableName.startsWith(tablePrefix(name))]).toEqual([name, true])
  await platform.end()
})
