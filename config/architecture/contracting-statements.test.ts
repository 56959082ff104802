import { expect, test } from 'vitest'
import { coreMigrations } from '#migrations/list.ts'
import { plugins } from '#plugins/server.gen.ts'
import { contractingStatements } from './contracting-statements.ts'

/** Migrations before this one were made before anything was in operation. */
const first = '20261226'

test('J12.4 migrations only expand, so that processes of the version before go on during a rolling upgrade', () => {
  const migrations = [...coreMigrations, ...plugins.flatMap(({ migrations: own = [] }) => own)].filter(({ name }) => name >= first)
  expect(migrations.length).toBeGreaterThan(2)
  expect(migrations.map(({ name, up }) => [name, contractingStatements(up)]).filter(([, found]) => found?.length)).toEqual([])
})

test.each([
  ['alter table a add column b text', []],
  ['alter table a add b int not null default 0, add c text', []],
  ['create table a (b int not null); create index a_b on a (b)', []],
  ['create or replace function f() returns void language plpgsql as $$ begin drop table x; end $$', []],
  ['-- contract: since 2027-01 nothing reads it\nalter table a drop column b', []],
  ['alter table a drop column b', ['drop column']],
  ['drop table a; alter table b rename to c', ['drop table', 'rename']],
  ['alter table a alter column b type bigint', ['change the type']],
  ['alter table a alter b set not null', ['set not null']],
  ['alter table a add column b int not null', ['add a required column']],
])('%s', (sql, expected) => {
  expect(contractingStatements(sql)).toEqual(expected)
})
