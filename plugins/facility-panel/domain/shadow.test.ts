import { expect, test } from 'vitest'
import { shadowValuesOf } from './panel-facility.ts'
import { fieldsOfShadow, mergeChanges } from './shadow.ts'

const current = { ...shadowValuesOf({}), name: 'Bajka', street: 'ul. Leśna', longitude: 20, latitude: 50 }

test('AP-07 later changes are merged into the waiting ones', () => {
  expect(mergeChanges({ name: 'Bajka 2', street: 'ul. Polna' }, { street: 'ul. Długa' }, current)).toEqual({
    name: 'Bajka 2',
    street: 'ul. Długa',
  })
})

test('a value that is back at what parents see does not wait any longer', () => {
  expect(mergeChanges({ name: 'Bajka 2' }, { name: 'Bajka' }, current)).toEqual({})
  expect(mergeChanges({}, { district: null }, current)).toEqual({})
})

test('a moved pin keeps both coordinates', () => {
  expect(mergeChanges({}, { longitude: 20, latitude: 50.1 }, current)).toEqual({ longitude: 20, latitude: 50.1 })
  expect(mergeChanges({}, { latitude: 50.1 }, current)).toEqual({ longitude: 20, latitude: 50.1 })
  expect(mergeChanges({ longitude: 20, latitude: 50.1 }, { longitude: 20.1 }, current)).toEqual({ longitude: 20.1, latitude: 50.1 })
  expect(mergeChanges({}, { longitude: 20, latitude: 50 }, current)).toEqual({})
})

test('accepted changes become fields of a statement; a cleared one withdraws it', () => {
  expect(fieldsOfShadow({ name: 'X', street: null, longitude: 20, latitude: 50.1 })).toEqual({
    name: 'X',
    street: null,
    location: { longitude: 20, latitude: 50.1, precision: 'exact' },
  })
  expect(fieldsOfShadow({ city: 'Kraków' })).toEqual({ city: 'Kraków' })
})
