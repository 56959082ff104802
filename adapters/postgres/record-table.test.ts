import { p } from '@mikro-orm/core'
import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { Day, Hash, Id, Moment, Small, Whole } from '#core/records/columns.ts'
import { recordTable } from './record-table.ts'

test('each field of a record is a column of its kind', () => {
  const record = Schema.Struct({
    id: Id,
    parent_id: Schema.NullOr(Id),
    title: Schema.String,
    state: Schema.Literals(['open', 'closed']),
    reason: Schema.NullOr(Schema.Literals(['late', 'full'])),
    open: Schema.Boolean,
    version: Whole,
    score: Small({ minimum: 1, maximum: 5 }),
    day: Schema.NullOr(Day),
    created_at: Moment,
    token_hash: Schema.NullOr(Hash),
    tags: Schema.Array(Id),
    refusal: Schema.NullOr(Schema.Struct({ note: Schema.String })),
  })
  const table = recordTable(record, {
    name: 'SampleRow',
    tableName: 'sample_row',
    primary: ['id'],
    others: { helpful: p.integer().default(0) },
  })
  const columns = Object.entries(table.meta.properties).map(([name, { type, nullable, primary }]) => {
    const { name: kind } = type as unknown as { readonly name: string }
    return [name, kind, ...(nullable ? ['nullable'] : []), ...(primary ? ['primary'] : [])].join(' ')
  })
  expect(columns).toEqual([
    'id UuidType primary',
    'parent_id UuidType nullable',
    'title TextType',
    'state TextType',
    'reason TextType nullable',
    'open BooleanType',
    'version IntegerType',
    'score SmallIntType',
    'day DateType nullable',
    'created_at IsoTimestamp',
    'token_hash Sha256 nullable',
    'tags JsonType',
    'refusal JsonType nullable',
    'helpful IntegerType',
  ])
})
