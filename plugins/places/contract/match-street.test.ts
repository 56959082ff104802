import { describe, expect, test } from 'vitest'
import { matchStreet } from './match-street.ts'

const knownAddress = (street: string, building_number: string | null, longitude: number) => ({
  street,
  building_number,
  longitude,
  latitude: 50,
})
const addresses = [
  knownAddress('os. Leśne', '2', 1),
  knownAddress('ul. Długa', '5', 2),
  knownAddress('ul. Długa', '12 A', 3),
  knownAddress('ul. Długa', '30', 4),
  knownAddress('ul. gen. Józefa Bema', null, 5),
]
const matchOf = (text: string) => {
  const match = matchStreet(text, addresses)
  return match && [match.precision, match.address.longitude]
}

describe('matchStreet', () => {
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
  ])('%s', (text, found) => expect(matchOf(text)).toEqual(found))
})
