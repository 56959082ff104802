import { expect, test } from 'vitest'
import { findStreet } from './find-street.ts'

const street = (name: string, longitude: number) => ({ name, longitude, latitude: 50 })
const streets = [street('Długa', 1), street('Jana Matejki', 2), street('Rynek Główny', 3)]

test('EX-04 a street is found as it is written, without its kind, a first name or a number', () => {
  for (const text of ['Długa', 'ul. Długa 5', 'dluga']) expect(findStreet(text, streets)).toEqual(street('Długa', 1))
  expect(findStreet('Matejki 12/3', streets)?.name).toBe('Jana Matejki')
  for (const text of ['', 'Krótka', 'Rynek']) expect(findStreet(text, streets)).toBeUndefined()
})
