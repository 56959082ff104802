import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { makeGazetteer } from '#adapters/gazetteer/gazetteer.ts'
import { readNames } from '#adapters/search-index/names/read-names.ts'
import { suggestNames } from '#adapters/search-index/names/suggest-names.ts'
import { buildNameIndex } from '#config/quality/testing/build-name-index.ts'
import { fakeNames } from '#config/quality/testing/fake-names.ts'
import { seededRandom } from '#core/kernel/seeded-random.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import { findWholeNames } from '#core/search/whole-names.ts'
import { localityText } from '../contract/locality-text.ts'

// The whole gazetteer; the facilities are invented, in the towns only.
const { facilities } = fakeNames(3, 5000)
const places = (await Effect.runPromise(makeGazetteer().all())).map(
  ({ name, voivodeship, county, commune, longitude, latitude, population, town }): PlaceName => ({
    kind: 'locality',
    name,
    aliases: [],
    voivodeship,
    county,
    commune,
    citySlug: null,
    districtSlug: null,
    city: null,
    longitude,
    latitude,
    facilities: 0,
    population: town ? population : 0,
  }),
)
const data = buildNameIndex(facilities, places)
const names = { read: (words: readonly string[], text: string) => Effect.sync(() => readNames(data, words, text, () => true)) }
const whereOf = (text: string) =>
  Effect.runSync(findWholeNames(names, text)).localities.map(({ name, commune, county }) => [name, commune, county].join('/'))

const dice = seededRandom(20_261_126)
const villages = Array.from({ length: 30 }, () => dice.pick(places as [PlaceName, ...PlaceName[]]))

test.each(villages)('SM-26 $name in the commune $commune is found by its name, and alone with its commune and county', (village) => {
  const where = [village.name, village.commune, village.county].join('/')
  for (const text of [village.name, village.name.toLowerCase()]) expect(whereOf(text)).toContain(where)
  const namesakes = places.filter(({ name }) => name === village.name)
  expect(whereOf(village.name).length).toBeGreaterThanOrEqual(new Set(namesakes.map(({ commune, county }) => `${commune}/${county}`)).size)
  expect(whereOf(localityText(village))).toEqual([where])
  expect(suggestNames(data, village.name, () => true, 8).cities[0]?.name).toBe(village.name)
})

test.each([
  ['Mołowiste', ['Mołowiste/Płaska/augustowski']],
  ['molowiste', ['Mołowiste/Płaska/augustowski']],
  ['Моловісте', ['Mołowiste/Płaska/augustowski']],
  ['Mołowiste podlaskie', ['Mołowiste/Płaska/augustowski']],
  ['Mołowiste, pow. augustowski, woj. podlaskie', ['Mołowiste/Płaska/augustowski']],
  ['Nowym Białczu', ['Nowy Białcz/Śmigiel/kościański']],
  ['Nowy Bialcz gm. Śmigiel', ['Nowy Białcz/Śmigiel/kościański']],
  ['Jaźwiska', ['Jaźwiska/Gniew/tczewski']],
  ['Rzymiec łódzkie', ['Rzymiec/Skierniewice/skierniewicki', 'Rzymiec/Sadkowice/rawski']],
  ['Rzymiec powiat rawski', ['Rzymiec/Sadkowice/rawski']],
  ['Wola Uhruska', ['Wola Uhruska/Wola Uhruska/włodawski']],
  ['powiat rawski', []],
  ['', []],
])('SM-26 “%s” names %j', (text, expected) => expect(whereOf(text).toSorted()).toEqual(expected.toSorted()))
