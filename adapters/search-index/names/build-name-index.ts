import type { PlaceName } from '#core/places/place-names.port.ts'
import { buildInvertedIndex } from './inverted-index.ts'
import { type FacilityName, type NameIndexData, noPlace } from './name-index-data.ts'
import { encodeTexts } from './text-table.ts'
import { indexedWords, tokenize, typeNames, withoutStopWords } from './tokenize.ts'

const kinds = ['city', 'district', 'locality'] as const

/** Caches the words of texts that occur in thousands of names: counties, cities, streets. */
const memoizedWords = () => {
  const cache = new Map<string, readonly string[]>()
  return (text: string) => {
    const words = cache.get(text) ?? indexedWords(text)
    cache.set(text, words)
    return words
  }
}

/** Orders by number of facilities, then by population, then by name. */
const byImportance = (a: PlaceName, b: PlaceName) =>
  b.facilities - a.facilities || b.population - a.population || (a.name < b.name ? -1 : 1)

const indexPlaces = (places: readonly PlaceName[]): NameIndexData['places'] => {
  const wordsOnce = memoizedWords()
  const points = new Float64Array(places.length * 2)
  for (const [at, { longitude, latitude }] of places.entries()) points.set([longitude ?? Number.NaN, latitude ?? Number.NaN], at * 2)
  return {
    index: buildInvertedIndex(
      places.map(({ name, aliases, voivodeship, county, city }) => ({
        nameWords: [name, ...aliases].flatMap(indexedWords),
        contextWords: [...wordsOnce(city ?? ''), ...wordsOnce(county), ...wordsOnce(voivodeship)],
      })),
    ),
    texts: encodeTexts(
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
    lengths: Uint8Array.from(places, ({ name }) => tokenize(name).length),
    facilities: Uint32Array.from(places, ({ facilities }) => facilities),
    points,
  }
}

/** Real facilities first, the most complete ones first. */
const byRank = (a: FacilityName, b: FacilityName) => Number(a.made) - Number(b.made) || b.completeness - a.completeness

/** Returns functions that look up the numbers of a facility's city and district. */
const placeNumbers = (places: readonly PlaceName[]) => {
  const key = (voivodeship: string, city: string | null, district: string | null) => `${voivodeship}/${city}/${district ?? ''}`
  const numbers = new Map(
    places.flatMap(({ kind, voivodeship, citySlug, name }, at) =>
      kind === 'locality' ? [] : [[key(voivodeship, citySlug, kind === 'district' ? name : null), at] as const],
    ),
  )
  return {
    cityOf: ({ voivodeship, citySlug }: FacilityName) => numbers.get(key(voivodeship, citySlug, null)) ?? noPlace,
    districtOf: ({ voivodeship, citySlug, district }: FacilityName) =>
      district === null ? noPlace : (numbers.get(key(voivodeship, citySlug, district)) ?? noPlace),
  }
}

const indexFacilities = (given: readonly FacilityName[], places: readonly PlaceName[]): NameIndexData['facilities'] => {
  const rows = Uint32Array.from(given.keys()).toSorted((a, b) => byRank(given[a] as FacilityName, given[b] as FacilityName) || a - b)
  const sorted = Array.from(rows, (row) => given[row] as FacilityName)
  const otherNames = new Map(
    places.flatMap(({ kind, voivodeship, citySlug, aliases }) =>
      kind === 'city' ? [[`${voivodeship}/${citySlug}`, aliases.flatMap(indexedWords)]] : [],
    ),
  )
  const wordsOnce = memoizedWords()
  const { cityOf, districtOf } = placeNumbers(places)
  const firstMade = sorted.findIndex(({ made }) => made)
  return {
    rows,
    lengths: Uint8Array.from(sorted, ({ name }) => withoutStopWords(tokenize(name)).length),
    cities: Uint32Array.from(sorted, cityOf),
    districts: Uint32Array.from(sorted, districtOf),
    firstMade: Uint32Array.of(firstMade < 0 ? sorted.length : firstMade),
    index: buildInvertedIndex(
      sorted.map(({ name, type, voivodeship, city, citySlug, district, street, buildingNumber, postCode }) => ({
        nameWords: indexedWords(name),
        contextWords: [
          ...wordsOnce(city),
          ...(otherNames.get(`${voivodeship}/${citySlug}`) ?? []),
          ...wordsOnce(district ?? ''),
          ...wordsOnce(typeNames[type] ?? ''),
        ],
        distantWords: [street, buildingNumber, postCode, voivodeship].flatMap((text) => wordsOnce(text ?? '')),
      })),
    ),
    texts: encodeTexts(
      sorted.map(({ id, slug, name, type, city, district, voivodeship }) => [id, slug, name, type, city, district ?? '', voivodeship]),
    ),
  }
}

/**
 * Builds the name index: about a second for 36,000 facilities and 44,000 localities, so run it in a worker. Pure; transfer the result
 * with `buffersOf` and query it with `suggestNames`.
 */
export const buildNameIndex = (facilities: readonly FacilityName[], places: readonly PlaceName[]): NameIndexData => {
  const sorted = places.toSorted(byImportance)
  return { places: indexPlaces(sorted), facilities: indexFacilities(facilities, sorted) }
}
