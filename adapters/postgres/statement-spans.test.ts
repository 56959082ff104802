import { expect, test } from 'vitest'
import { spanOf } from './statement-spans.ts'

test('a statement is named by its operation and its first table, without any value', () => {
  const statements = {
    'select "f0".* from "facility" as "f0" where "f0"."id" = $1': 'select facility',
    "with inserted as (insert into outbox (id) values ($1) returning 1) select pg_notify('outbox', '') from inserted": 'insert outbox',
    'select t from jsonb_array_elements_text($1::jsonb) t join accounts_account a on true': 'select',
    'select (select count(*) from tags_tag) n, * from jsonb_to_recordset($1) r(id uuid)': 'select tags_tag',
    'update "accounts_account" set "name" = $1 where id = $2': 'update accounts_account',
    'update mail m set claimed_until = $1': 'update mail',
    'select 1 from facility f where id = $1 for update skip locked': 'select facility',
    "DELETE FROM only_this WHERE name = 'jan.kowalski@example.test'": 'delete only_this',
    'savepoint step': 'savepoint',
    "'jan.kowalski@example.test'": 'statement',
  }
  expect(Object.fromEntries(Object.keys(statements).map((sql) => [sql, spanOf(sql).name]))).toEqual(statements)
  expect(spanOf('select 1 from facility').options.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'select',
    'db.collection.name': 'facility',
  })
})
