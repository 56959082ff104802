import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { bodySchema, parameterSchema } from '#core/plugin/json-schema.ts'
import { membersOf, schemaNotation } from './api-docs.ts'

const Card = Schema.Struct({ id: Schema.String }).annotate({ identifier: 'Card' })

test.each([
  ['a whole number with bounds', Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })), 'integer 1…100'],
  ['a whole number', Schema.Int, 'integer'],
  ['a number, without NaN and Infinity', Schema.Number, 'number'],
  ['literals', Schema.Literals(['a', 'b']), '"a" | "b"'],
  ['a list of a named schema', Schema.Array(Card), 'Card[]'],
  ['a list of literals', Schema.Array(Schema.Literals(['a', 'b'])), '("a" | "b")[]'],
  ['a nullable value', Schema.NullOr(Schema.String), 'string?'],
  ['a tuple', Schema.Tuple([Schema.Number, Schema.Number]), '[number, number]'],
  ['an open object', Schema.Record(Schema.String, Schema.Boolean), '{ […]: boolean }'],
  ['anything', Schema.Json, 'JSON'],
])('%s', (_, schema, expected) => {
  expect(schemaNotation(bodySchema(schema).schema)).toBe(expected)
})

test('distinguishes optional members from nullable ones', () => {
  const schema = Schema.Struct({
    optional: Schema.optional(Schema.String),
    nullable: Schema.NullOr(Schema.String),
    both: Schema.optional(Schema.NullOr(Schema.Finite)),
  })
  expect(membersOf(bodySchema(schema).schema)).toEqual([
    { name: 'optional', notation: 'string', required: false },
    { name: 'nullable', notation: 'string?', required: true },
    { name: 'both', notation: 'number?', required: false },
  ])
})

test('describes a parameter by its decoded type', () => {
  const schema = Schema.Struct({ page: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 9 })) })
  expect(membersOf(parameterSchema(schema).schema)).toEqual([{ name: 'page', notation: 'integer 1…9', required: true }])
  expect(membersOf(bodySchema(schema).schema)).toEqual([{ name: 'page', notation: 'string', required: true }])
})
