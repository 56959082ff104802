import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { decodeInput } from './decode-input.ts'

const Input = Schema.Struct({ name: Schema.String, tags: Schema.optional(Schema.Array(Schema.String)) })
const wrong = (input: unknown) => decodeInput(Input as Schema.Codec<unknown, unknown>, input)

test('returns the decoded input, or message keys by field', () => {
  expect(wrong({ name: 'Ala' })).toEqual({ value: { name: 'Ala' } })
  expect(wrong({ tags: ['a', 1] })).toEqual({ schema: { name: ['FIELD_REQUIRED'], 'tags.1': ['FIELD_INVALID'] } })
  expect(wrong('Ala')).toEqual({ schema: { _: ['FIELD_INVALID'] } })
})

test.each(['constructor', 'toString', 'hasOwnProperty', '__proto__'])('refuses a member called %s as unknown', (name) => {
  const input: unknown = JSON.parse(`{"name":"Ala","${name}":{"a":1}}`)
  expect(JSON.stringify(wrong(input))).toBe(`{"schema":{"${name}":["FIELD_UNKNOWN"]}}`)
})

test('refuses the character NUL in any text or name', () => {
  expect(wrong({ name: 'A\0la', tags: ['a', 'b\0'] })).toEqual({ schema: { name: ['FIELD_INVALID'], 'tags.1': ['FIELD_INVALID'] } })
  expect(wrong({ name: 'Ala', 'ta\0gs': [] })).toEqual({ schema: { tags: ['FIELD_INVALID'] } })
})

test('refuses half a character in any text or name', () => {
  expect(wrong({ name: 'A\ud800la', tags: ['🏫', '\udfeb'] })).toEqual({ schema: { name: ['FIELD_INVALID'], 'tags.1': ['FIELD_INVALID'] } })
  expect(wrong({ name: 'Ala', 'ta\ud800gs': [] })).toEqual({ schema: { 'ta\ufffdgs': ['FIELD_INVALID'] } })
})

test('J11 tells the first fault of an input with thousands, so that no answer is many times as long as its request', () => {
  const faults = (input: unknown) => {
    const decoded = wrong(input)
    return 'schema' in decoded ? Object.keys(decoded.schema).length : 0
  }
  expect(faults({ name: 'Ala', tags: Array.from({ length: 30_000 }, () => 0) })).toBe(1)
  expect(faults(Object.fromEntries(Array.from({ length: 10_000 }, (_, number) => [`k${number}`, 0])))).toBe(1)
  expect(faults({ name: 'Ala', tags: Array.from({ length: 20_000 }, () => '\0') })).toBe(1)
  expect(faults({ name: 'Ala', tags: Array.from({ length: 900 }, () => 0) })).toBe(900)
  expect(wrong({ name: 'Ala', tags: Array.from({ length: 2_000 }, () => 'a') })).toHaveProperty('value')
})
