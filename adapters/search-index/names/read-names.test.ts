import { expect, test } from 'vitest'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import { facilityName, place } from '#config/quality/testing/name-index-builders.ts'
import { readText } from '#core/search/reading/search-text.ts'
import { readNames } from './read-names.ts'

const facilities = [
  facilityName('tuptus', 'Klub Malucha Tuptuś', 'Kraków'),
  facilityName('tuptus-2', 'Klub malucha „Tuptuś”', 'Bytom'),
  facilityName('odkrywca', 'Klub Malucha Mały Odkrywca', 'Kraków', { street: 'Lipowa', buildingNumber: '7' }),
  facilityName('swiat', 'Niepubliczny Żłobek i Przedszkole Świat Dziecka', 'Bytom'),
  facilityName('las', 'Mały Las', 'Bytom'),
]
const data = buildNameIndex(facilities, [place('Kraków', 600, { population: 800_000 }), place('Bytom', 80, { population: 150_000 })])
const read = (text: string, isIncluded = (_: number): boolean => true) => {
  const words = readText(text).words.map(({ word }) => word)
  const found = readNames(data, words, text, isIncluded)
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }) => words.slice(from, to).join(' ')
  return {
    places: found.places.map(textOf),
    facilities: found.facilities.map(({ ids, ...span }) => [textOf(span), ...ids]),
    names: found.names.filter((span) => span.in === 'name' && !span.similar).map(textOf),
    addresses: found.names.filter((span) => span.in === 'address').map(textOf),
    similar: found.names.filter((span) => span.similar).map(textOf),
  }
}

test('finds the whole names of facilities anywhere in a text', () => {
  expect(read('klub malucha tuptuś').facilities).toEqual([['klub malucha tuptus', 'tuptus', 'tuptus-2']])
  expect(read('ile kosztuje klub malucha mały odkrywca w Krakowie').facilities).toEqual([['klub malucha maly odkrywca', 'odkrywca']])
  expect(read('niepubliczny żłobek i przedszkole świat dziecka').facilities).toEqual([
    ['niepubliczny zlobek i przedszkole swiat dziecka', 'swiat'],
  ])
  expect(read('odkrywca').facilities).toEqual([])
})

test('finds words that stand in one name together, not those of different names', () => {
  expect(read('mały odkrywca').names).toEqual(['maly', 'maly odkrywca', 'odkrywca'])
  expect(read('odkrywca las').names).toEqual(['odkrywca', 'las'])
  expect(read('żłobek i przedszkole').names).toEqual(['zlobek', 'zlobek i przedszkole', 'przedszkole'])
})

test('words that only addresses have are told apart from those of names; words of cities and kinds are neither', () => {
  expect(read('lipowa 7 kraków')).toMatchObject({ places: ['krakow'], names: [], addresses: ['lipowa', '7'] })
})

test('finds a name with a typing error only where no name, place or address has the word', () => {
  expect(read('odkrywaca').similar).toEqual(['odkrywaca'])
  expect(read('krakowie').similar).toEqual([])
  expect(read('xyzzyqwr').similar).toEqual([])
  expect(read('laas').similar).toEqual([])
})

test('facilities that are not included are in no name', () => {
  const none = read('klub malucha tuptuś odkrywaca', () => false)
  expect([none.facilities, none.names, none.similar]).toEqual([[], [], []])
  expect(read('klub malucha tuptuś', (row) => row === 1).facilities).toEqual([['klub malucha tuptus', 'tuptus-2']])
})
