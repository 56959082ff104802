import { Schema } from 'effect'
import { expect, expectTypeOf, test } from 'vitest'
import { required, withInitial } from '#core/records/fields.ts'
import { RichText } from '#core/rich-text/document.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { asRichText, orEmpty, recordForm } from './record-form.ts'

const fields = {
  title: required(Schema.String),
  lead: withInitial(Schema.String, ''),
  content: required(RichText),
  closes_on: withInitial(Schema.NullOr(Schema.String), null),
  open: withInitial(Schema.Boolean, true),
}
const form = recordForm(fields, { content: asRichText, closes_on: orEmpty })
const record = { title: 'Bal', lead: '', content: documentOfText('Zapraszamy'), closes_on: null, open: false }

test('a form has the values of a record, and gives them back as they were', () => {
  const values = form.valuesOf(record)
  expectTypeOf(values.content).toEqualTypeOf<string>()
  expect(values).toMatchObject({ title: 'Bal', closes_on: '', open: false })
  expect(form.inputOf(values)).toEqual(record)
})

test('only given values are sent; one that was cleared is as that of a new record, or empty', () => {
  expect(form.inputOf({ closes_on: '2026-05-31' })).toEqual({ closes_on: '2026-05-31' })
  expect(form.inputOf({ title: null, lead: null, closes_on: null, open: null })).toEqual({
    title: '',
    lead: '',
    closes_on: null,
    open: true,
  })
})
