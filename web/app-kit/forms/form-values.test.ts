import { expect, test } from 'vitest'
import { changedMembers, filledMembers, firstMessages, flatten, withFields } from './form-values.ts'

const values = { name: 'Ada', phones: [{ label: 'Dom', number: '600' }], address: { city: 'Kraków' } }

test('flattens groups and lists to paths and writes fields back by path', () => {
  const fields = { name: 'Ada', 'phones.0.label': 'Dom', 'phones.0.number': '600', 'address.city': 'Kraków' }
  expect(flatten(values)).toEqual(fields)
  expect(withFields({}, fields)).toEqual(values)
  expect(withFields(values, { 'phones.0.number': '700' })).toEqual({ ...values, phones: [{ label: 'Dom', number: '700' }] })
  expect(values.phones[0]?.number).toBe('600')
})

test('returns changed members as a whole, and null for a cleared text', () => {
  expect(changedMembers(values, { ...values, name: '' })).toEqual({ name: null })
  expect(changedMembers(values, { ...values, phones: [] })).toEqual({ phones: [] })
  expect(changedMembers({ note: null }, { note: '' })).toEqual({})
  expect(changedMembers(values, structuredClone(values))).toEqual({})
})

test('leaves empty members of something new out', () => {
  expect(filledMembers({ name: '', file: null, agree: false, phones: [] })).toEqual({ agree: false, phones: [] })
})

test('takes the first message of each field', () => {
  expect(firstMessages({ name: ['FIELD_EMPTY', 'FIELD_INVALID'], city: [] })).toEqual({ name: 'FIELD_EMPTY' })
})
