import type { PlaceName } from '#core/places/place-names.port.ts'
import { buildLexicon } from './lexicon.ts'
import type { FacilityName, NameArrays } from './name-arrays.ts'
import { writeTexts } from './text-table.ts'
import { callNames, wordsOf } from './words-of.ts'

const kinds = ['city', 'district', 'locality'] as const

/** Words of texts that are the same for thousands: counties, cities, streets. */
const remembering = () => {
  const known = new Map<string, readonly string[]>()
  return (text: string) => {
    const words = known.get(text) ?? wordsOf(text)
    known.set(text, words)
    return words
  }
}

/** Those with most facilities first, then the most populous. */
const byWeight = (a: PlaceName, b: PlaceName) => b.facilities - a.facilities || b.population - a.population || (a.name < b.name ? -1 : 1)

const placesOf = (given: readonly PlaceName[]): NameArrays['places'] => {
  const places = given.toSorted(byWeight)
  const wordsOnce = remembering()
  const points = new Float64Array(places.length * 2)
  for (const [at, { longitude, latitude }] of places.entries()) points.set([longitude ?? Number.NaN, latitude ?? Number.NaN], at * 2)
  return {
    lexicon: buildLexicon(
      places.map(({ name, alsoCalled, voivodeship, county, city }) => ({
        named: [name, ...alsoCalled].flatMap(wordsOf),
        beside: [...wordsOnce(city ?? ''), ...wordsOnce(county), ...wordsOnce(voivodeship)],
      })),
    ),
    texts: writeTexts(
      places.map(({ name, voivodeship, county, citySlug, districtSlug, city }) => [
        name,
        voivodeship,
        county,
        citySlug ?? '',
        districtSlug ?? '',
        city ?? '',
      ]),
    ),
    kinds: Uint8Array.from(places, ({ kind }) => kinds.indexOf(kind)),
    lengths: Uint8Array.from(places, ({ name }) => wordsOf(name).length),
    facilities: Uint32Array.from(places, ({ facilities }) => facilities),
    points,
  }
}

const facilitiesOf = (given: readonly FacilityName[], places: readonly PlaceName[]): NameArrays['facilities'] => {
  const rows = Uint32Array.from(given.keys()).toSorted((a, b) => (given[b]?.completeness ?? 0) - (given[a]?.completeness ?? 0) || a - b)
  const sorted = Array.from(rows, (row) => given[row] as FacilityName)
  const otherNames = new Map(
    places.flatMap(({ kind, voivodeship, citySlug, alsoCalled }) =>
      kind === 'city' ? [[`${voivodeship}/${citySlug}`, alsoCalled.flatMap(wordsOf)]] : [],
    ),
  )
  const wordsOnce = remembering()
  return {
    rows,
    lexicon: buildLexicon(
      sorted.map(({ name, type, voivodeship, city, citySlug, district, street }) => ({
        named: wordsOf(name),
        beside: [
          ...wordsOnce(city),
          ...(otherNames.get(`${voivodeship}/${citySlug}`) ?? []),
          ...wordsOnce(district ?? ''),
          ...wordsOnce(callNames[type] ?? ''),
        ],
        further: wordsOnce(street ?? ''),
      })),
    ),
    texts: writeTexts(
      sorted.map(({ id, slug, name, type, city, district, voivodeship }) => [id, slug, name, type, city, district ?? '', voivodeship]),
    ),
  }
}

/**
 * Builds the index of names, for a worker: about a second for 36,000 facilities and 44,000 localities. Pure; hand it over by `buffersOf` and
 * ask it by `suggestNames`.
 */
export const buildNames = (facilities: readonly FacilityName[], places: readonly PlaceName[]): NameArrays => ({
  places: placesOf(places),
  facilities: facilitiesOf(facilities, places),
})
