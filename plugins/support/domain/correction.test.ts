import { expect, test } from 'vitest'
import type { Facts } from '#core/facilities/statement.ts'
import { valuesOf } from './correction.ts'

const origin = { source: 'rspo', number: '1', on: '2026-11-01' }
const facts: Facts = { location: { ...origin, value: { longitude: 19.9, latitude: 50.1, precision: 'approximate' } } }
const change = { id: 'f', reason: 'x' }

test('SP-02 values are stored as imports store them, and null takes a value back', () => {
  expect(
    valuesOf(
      { ...change, phone: '600 700 800', second_phone: '+49 30 123456', email: ' Biuro@Promyk.test ', website: 'promyk.test' },
      facts,
    ),
  ).toEqual({
    values: { phone: '+48600700800', second_phone: '+4930123456', email: 'biuro@promyk.test', website: 'https://promyk.test/' },
    withdrawn: [],
  })
  expect(valuesOf({ ...change, phone: '48 600 700 800', street: null, district: null }, facts)).toEqual({
    values: { phone: '+48600700800' },
    withdrawn: ['district', 'street'],
  })
})

test('SP-02 a point that support sets is exact; half of one is completed, and taking both halves back takes the point back', () => {
  expect(valuesOf({ ...change, longitude: 20 }, facts).values).toEqual({ location: { longitude: 20, latitude: 50.1, precision: 'exact' } })
  expect(valuesOf({ ...change, longitude: 20 }, {}).values).toEqual({})
  expect(valuesOf({ ...change, longitude: null, latitude: null }, facts)).toEqual({ values: {}, withdrawn: ['location'] })
  expect(valuesOf(change, facts)).toEqual({ values: {}, withdrawn: [] })
})
