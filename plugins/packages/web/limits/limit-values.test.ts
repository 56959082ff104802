import { expect, test } from 'vitest'
import { changedValues, readValues } from './limit-values.ts'

const dataOf = (values: Readonly<Record<string, string>>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}

test('SP-06 an empty number is unlimited, a missing checkbox forbids', () => {
  expect(readValues('limit', dataOf({ value_free: '3', value_registered: ' 4 ', value_premium: '' }))).toEqual({
    value_free: 3,
    value_registered: 4,
    value_premium: null,
  })
  expect(readValues('boolean', dataOf({ value_premium: 'on' }))).toEqual({
    value_free: false,
    value_registered: false,
    value_premium: true,
  })
})

test('SP-06 only changed values are sent', () => {
  const stored = { value_free: 3, value_registered: 3, value_premium: null }
  expect(changedValues(stored, { ...stored, value_registered: 4 })).toEqual({ value_registered: 4 })
  expect(changedValues(stored, stored)).toEqual({})
})
