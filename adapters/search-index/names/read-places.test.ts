import { expect, test } from 'vitest'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import { facilityName, partOf, place } from '#config/quality/testing/name-index-builders.ts'
import type { NamedPlace, PlaceSpan } from '#core/search/name-index.port.ts'
import { readText } from '#core/search/reading/search-text.ts'
import { readPlaces } from './read-places.ts'

const village = (name: string, commune: string, county: string, voivodeship: string, facilities = 0) =>
  place(name, facilities, { commune, county, voivodeship, citySlug: facilities > 0 ? name.toLowerCase() : null })
const of = (city: string, voivodeship: string) => ({ kind: 'quarter' as const, population: 0, voivodeship, citySlug: city.toLowerCase() })

const places = [
  place('Kraków', 600, { voivodeship: 'malopolskie', aliases: ['Краків'], population: 800_000 }),
  place('Warszawa', 900, { voivodeship: 'mazowieckie', aliases: ['Варшава'], population: 1_800_000 }),
  place('Gdańsk', 300, { voivodeship: 'pomorskie', citySlug: 'gdansk', population: 480_000 }),
  place('Gorzów Wielkopolski', 60, { voivodeship: 'lubuskie', population: 120_000 }),
  place('Bielsk Podlaski', 12, { voivodeship: 'podlaskie' }),
  place('Sosnowiec', 70, { population: 190_000 }),
  place('Zakopane', 9, { voivodeship: 'malopolskie', population: 27_000 }),
  place('Tarnowskie Góry', 25, { population: 60_000 }),
  place('Ruda Śląska', 40, { population: 130_000 }),
  place('Łaz', 3),
  place('Laz', 9),
  partOf('Warszawa', 'Wola', 60, { voivodeship: 'mazowieckie' }),
  partOf('Warszawa', 'Praga-Południe', 50, { voivodeship: 'mazowieckie' }),
  partOf('Gdańsk', 'Wrzeszcz', 0, of('Gdansk', 'pomorskie')),
  partOf('Gdańsk', 'Oliwa', 0, of('Gdansk', 'pomorskie')),
  partOf('Kraków', 'Wola', 0, of('Krakow', 'malopolskie')),
  village('Wola', 'Miedźna', 'pszczyński', 'slaskie', 4),
  village('Sadkowice', 'Sadkowice', 'rawski', 'lodzkie', 1),
  village('Sadkowice', 'Solec nad Wisłą', 'lipski', 'mazowieckie'),
  village('Dąbrówka', 'Dąbrówka', 'wołomiński', 'mazowieckie', 2),
  village('Dąbrówka', 'Wielka Wieś', 'krakowski', 'malopolskie'),
]
const data = buildNameIndex([facilityName('a', 'Miś', 'Kraków')], places)

const spansOf = (text: string, isUnknown = true): readonly PlaceSpan[] =>
  readPlaces(
    data.places,
    readText(text).words.map(({ word }) => word),
    text,
    () => isUnknown,
  )
const nameOf = (named: NamedPlace): string => {
  if (named.kind === 'voivodeship') return named.voivodeship
  if (named.kind === 'county') return `powiat ${named.county.name}, ${named.county.voivodeship}: ${named.county.cities.join(' ')}`
  if (named.kind === 'city') return named.city.commune === '' ? named.city.name : `${named.city.name}, ${named.city.county}`
  return `${named.part.city}/${named.part.name}`
}
/** Returns the places of the longest span. */
const read = (text: string, isUnknown?: boolean): readonly string[] => {
  const [longest] = spansOf(text, isUnknown).toSorted((a, b) => b.to - b.from - (a.to - a.from))
  return longest?.places.map(nameOf) ?? []
}

test.each([
  ['Sosnowiec', 'Sosnowiec', ['nominative']],
  ['w Sosnowcu', 'Sosnowiec', ['locative']],
  ['do Sosnowca', 'Sosnowiec', ['genitive']],
  ['pod Krakowem', 'Kraków', ['instrumental']],
  ['w Zakopanem', 'Zakopane', ['locative', 'instrumental']],
  ['w Tarnowskich Górach', 'Tarnowskie Góry', ['locative']],
  ['w Rudzie Śl.', 'Ruda Śląska', ['locative']],
])('reads “%s” as %s in its cases', (text, name, cases) => {
  const [span] = spansOf(text).filter(({ places: [first] }) => first && nameOf(first) === name)
  expect({ to: span?.to, similar: span?.similar }).toEqual({ to: readText(text).words.length, similar: false })
  expect(span?.cases).toEqual(cases)
})

test('reads nicknames and Ukrainian names in their cases', () => {
  expect(['wawa', 'у Кракові', 'Варшава', 'в Гданську'].map((text) => read(text))).toEqual([
    ['Warszawa'],
    ['Kraków'],
    ['Warszawa'],
    ['Gdańsk'],
  ])
})

test('reads the beginning by which people call a city or a district, and says so', () => {
  const [bielsk] = spansOf('w Bielsku')
  expect([bielsk?.short, bielsk?.places.map(nameOf)]).toEqual([true, ['Bielsk Podlaski']])
  expect(spansOf('Bielsk Podlaski').find(({ to }) => to === 2)?.short).toBe(false)
  expect([read('na Pradze'), read('w Gorzowie')]).toEqual([['Warszawa/Praga-Południe'], ['Gorzów Wielkopolski']])
})

test('orders places of one name by how well they are known, a quarter before villages of few facilities', () => {
  expect(read('wola')).toEqual(['Warszawa/Wola', 'Kraków/Wola', 'Wola, pszczyński'])
  expect(read('dabrowka')).toEqual(['Dąbrówka, wołomiński', 'Dąbrówka, krakowski'])
})

test('of places of one name, commune and county only the best known is read, in its rank', () => {
  const namesakes = [
    village('Lipa', 'Lipa', 'a', 'slaskie', 9),
    village('Lipa', 'Inna', 'b', 'slaskie', 3),
    village('Lipa', 'Lipa', 'a', 'slaskie'),
  ]
  const [span] = readPlaces(buildNameIndex([], namesakes).places, ['lipa'], 'lipa', () => true)
  expect(span?.places.map(nameOf)).toEqual(['Lipa, a', 'Lipa, b'])
})

test.each([
  ['Sadkowice gmina Sadkowice', ['Sadkowice, rawski']],
  ['Sadkowice gm. Solec nad Wisłą', ['Sadkowice, lipski']],
  ['Sadkowice powiat rawski', ['Sadkowice, rawski']],
  ['Sadkowice pow. lipski, mazowieckie', ['Sadkowice, lipski']],
  ['w Sadkowicach woj. łódzkie', ['Sadkowice, rawski']],
  ['w Dąbrówce w powiecie krakowskim', ['Dąbrówka, krakowski']],
  ['Dąbrówka powiat krakowski', ['Dąbrówka, krakowski']],
  ['Sadkowice powiat gdański', ['Sadkowice, rawski', 'Sadkowice, lipski']],
])('reads where a place is: %s', (text, names) => expect(read(text)).toEqual(names))

test.each([
  ['w powiecie krakowskim', ['powiat krakowski, malopolskie: ']],
  ['poza powiatem pszczyńskim', ['powiat pszczyński, slaskie: slaskie/wola']],
  ['пщинський повіт', ['powiat pszczyński, slaskie: slaskie/wola']],
  ['powiat rawski, łódzkie', ['powiat rawski, lodzkie: lodzkie/sadkowice']],
  ['powiat rawski, mazowieckie', ['powiat rawski, lodzkie: lodzkie/sadkowice']],
])('reads a county by its cities with facilities: %s', (text, names) => expect(read(text)).toEqual(names))

test('joins a quarter or district with its city before or after it', () => {
  for (const text of ['Gdańsk Wrzeszcz', 'we Wrzeszczu w Gdańsku', 'Wrzeszcz, Gdańsk'])
    expect([text, read(text)]).toEqual([text, ['Gdańsk/Wrzeszcz']])
  expect(read('na Woli w Krakowie')).toEqual(['Kraków/Wola'])
  expect(read('Warszawa Wola')).toEqual(['Warszawa/Wola'])
  expect(spansOf('Oliwa Kraków').every(({ from, to }) => to - from === 1)).toBe(true)
})

test('typed diacritics choose among names that differ by nothing else; a text without them may mean any', () => {
  expect(read('łaz')).toEqual(['Łaz'])
  expect(read('laz')).toEqual(['Laz', 'Łaz'])
})

test('a known name of at least six letters may have one typing error, if nothing else has the word', () => {
  for (const text of ['sosnowicc', 'sosnwoiec', 'sosnowieec', 'sosnewiec'])
    expect([text, spansOf(text)]).toMatchObject([text, [{ similar: true, places: [{ city: { name: 'Sosnowiec' } }] }]])
  expect(read('sosnowicc', false)).toEqual([])
  expect(read('krkow')).toEqual([])
  expect(read('snsoowice')).toEqual([])
  expect(read('sadkowjce')).toEqual([])
})
