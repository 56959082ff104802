import { describe, expect, test } from 'vitest'
import { matchStreet } from './match-street.ts'

const context = (street: string, building_number: string | null, longitude: number) => ({
  street,
  building_number,
  longitude,
  latitude: 50,
})
const houses = [
  context('os. Leśne', '2', 1),
  context('ul. Długa', '5', 2),
  context('ul. Długa', '12 A', 3),
  context('ul. Długa', '30', 4),
  context('ul. gen. Józefa Bema', null, 5),
]
const at = (text: string) => {
  const match = matchStreet(text, houses)
  return match && [match.precision, match.house.longitude]
}

describe('a street of which the registers know houses', () => {
  test.each([
    ['Długa 5', ['address', 2]],
    ['ul. długa 12a/3', ['address', 3]],
    ['Ulica Dluga 5 m. 7', ['address', 2]],
    ['Długa 99', ['street', 3]],
    ['Długa', ['street', 3]],
    ['Bema 4', ['street', 5]],
    ['osiedle Leśne 2', ['address', 1]],
    ['Krótka 1', null],
    ['Dług', null],
    ['5', null],
    ['', null],
  ])('%s', (text, found) => expect(at(text)).toEqual(found))
})
