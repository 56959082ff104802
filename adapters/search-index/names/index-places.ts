import type { PlaceName } from '#core/places/place-names.port.ts'
import { countiesOf, countyWords, type IndexedPlace } from './counties.ts'
import { makeIndexBuilder } from './inverted-index.ts'
import { memoizedWords } from './memoized-words.ts'
import type { NameIndexData } from './name-index-data.ts'
import { indexPlaceForms } from './place-forms-index.ts'
import { makeTextWriter } from './text-table.ts'
import { indexedWords, tokenize, withoutStopWords } from './tokenize.ts'

const kinds = ['city', 'district', 'locality', 'quarter', 'county'] as const

/** Orders by number of facilities, then by population, then by name. */
const byImportance = (a: IndexedPlace, b: IndexedPlace) =>
  b.facilities - a.facilities || b.population - a.population || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/** Indexes places and their counties by their names, the most important ones first; most of a build's time, with 44,000 localities. */
export const indexPlaces = (given: readonly PlaceName[]): NameIndexData['places'] => {
  const all: readonly IndexedPlace[] = [...given, ...countiesOf(given)]
  const order = Uint32Array.from(all.keys()).toSorted((a, b) => byImportance(all[a] as IndexedPlace, all[b] as IndexedPlace) || a - b)
  const places = Array.from(order, (at) => all[at] as IndexedPlace)
  const wordsOnce = memoizedWords()
  const points = new Float64Array(places.length * 2)
  for (const [at, { longitude, latitude }] of places.entries()) points.set([longitude ?? Number.NaN, latitude ?? Number.NaN], at * 2)
  const builder = makeIndexBuilder()
  const texts = makeTextWriter()
  for (const place of places) {
    const { kind, name, aliases, voivodeship, county, commune, city, citySlug, districtSlug } = place
    builder.add({
      nameWords: kind === 'county' ? countyWords(name) : [name, ...aliases].flatMap(indexedWords),
      contextWords: [city ?? '', kind === 'county' ? '' : county, voivodeship, commune].flatMap(wordsOnce),
    })
    const cities = kind === 'county' ? place.cities.join(' ') : ''
    texts.add([name, voivodeship, county, citySlug ?? '', districtSlug ?? '', city ?? '', commune, cities])
  }
  return {
    index: builder.finish(),
    texts: texts.finish(),
    kinds: Uint8Array.from(places, ({ kind }) => kinds.indexOf(kind)),
    lengths: Uint8Array.from(places, ({ name }) => withoutStopWords(tokenize(name)).length),
    facilities: Uint32Array.from(places, ({ facilities }) => facilities),
    points,
    forms: indexPlaceForms(places),
  }
}
