import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { inAddress, inBody } from './json-schema.ts'
import { membersOf, shapeWords } from './shape-words.ts'

const Card = Schema.Struct({ id: Schema.String }).annotate({ identifier: 'Card' })

test.each([
  ['a whole number with bounds', Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })), 'integer 1…100'],
  ['a whole number', Schema.Int, 'integer'],
  ['a number that is no number is none', Schema.Number, 'number'],
  ['words', Schema.Literals(['a', 'b']), '"a" | "b"'],
  ['a list of a named shape', Schema.Array(Card), 'Card[]'],
  ['a list of words', Schema.Array(Schema.Literals(['a', 'b'])), '("a" | "b")[]'],
  ['what may be empty', Schema.NullOr(Schema.String), 'string?'],
  ['a tuple', Schema.Tuple([Schema.Number, Schema.Number]), '[number, number]'],
  ['an open object', Schema.Record(Schema.String, Schema.Boolean), '{ […]: boolean }'],
  ['anything', Schema.Json, 'JSON'],
])('%s', (_, schema, words) => {
  expect(shapeWords(inBody(schema).schema)).toBe(words)
})

test('a member that may be absent is not one that may be empty, unless it is both', () => {
  const schema = Schema.Struct({
    absent: Schema.optional(Schema.String),
    empty: Schema.NullOr(Schema.String),
    both: Schema.optional(Schema.NullOr(Schema.Finite)),
  })
  expect(membersOf(inBody(schema).schema)).toEqual([
    { name: 'absent', words: 'string', required: false },
    { name: 'empty', words: 'string?', required: true },
    { name: 'both', words: 'number?', required: false },
  ])
})

test('in an address a text is told by what it stands for', () => {
  const schema = Schema.Struct({ page: Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: 9 })) })
  expect(membersOf(inAddress(schema).schema)).toEqual([{ name: 'page', words: 'integer 1…9', required: true }])
  expect(membersOf(inBody(schema).schema)).toEqual([{ name: 'page', words: 'string', required: true }])
})
