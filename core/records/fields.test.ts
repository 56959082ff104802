import { Schema } from 'effect'
import { expect, test } from 'vitest'
import { changed, changesOf, filled, inputOf, pick, required, withInitial } from './fields.ts'

const fields = {
  title: required(Schema.String),
  lead: withInitial(Schema.String, ''),
  closes_on: withInitial(Schema.NullOr(Schema.String), null),
}
const accepts = (schema: Schema.Codec<unknown>, value: unknown) => Schema.is(schema)(value)

test('a new record needs the fields without an initial value', () => {
  const input = Schema.Struct(inputOf(fields))
  expect(accepts(input, { title: 'Bal' })).toBe(true)
  expect(accepts(input, { lead: 'W piątek' })).toBe(false)
  expect(filled(fields, { title: ' Bal ', lead: undefined })).toEqual({ title: 'Bal', lead: '', closes_on: null })
})

test('a change has the fields that it gives; null clears what is never null', () => {
  expect(accepts(Schema.Struct(changesOf(fields)), {})).toBe(true)
  expect(changed(fields, { title: undefined, lead: null })).toEqual({ lead: '' })
  expect(changed(fields, { closes_on: null, title: 'Bal ' })).toEqual({ closes_on: null, title: 'Bal' })
})

test('a view has no members but those of its Schema', () => {
  expect(pick(Schema.Struct({ title: Schema.String }).fields, { title: 'Bal', secret: 1 })).toEqual({ title: 'Bal' })
})
