import type { PlaceName } from '#core/places/place-names.port.ts'
import { buildInvertedIndex } from './inverted-index.ts'
import { memoizedWords } from './memoized-words.ts'
import { type FacilityName, type NameIndexData, noPlace } from './name-index-data.ts'
import { encodeTexts } from './text-table.ts'
import { indexedWords, tokenize, typeNames, withoutStopWords } from './tokenize.ts'

/** Returns functions that look up the numbers of a facility's city and district. */
const placeNumbers = (places: readonly PlaceName[], given: Uint32Array) => {
  const key = (voivodeship: string, city: string | null, district: string | null) => `${voivodeship}/${city}/${district ?? ''}`
  const numbers = new Map(
    places.flatMap(({ kind, voivodeship, citySlug, name }, at) =>
      kind === 'locality' ? [] : [[key(voivodeship, citySlug, kind === 'district' ? name : null), given[at] ?? noPlace] as const],
    ),
  )
  return {
    cityOf: ({ voivodeship, citySlug }: FacilityName) => numbers.get(key(voivodeship, citySlug, null)) ?? noPlace,
    districtOf: ({ voivodeship, citySlug, district }: FacilityName) =>
      district === null ? noPlace : (numbers.get(key(voivodeship, citySlug, district)) ?? noPlace),
  }
}

/**
 * Indexes facilities, given in the order of equally good matches, by their names, cities and addresses; `numbers` are
 * those of the places.
 */
export const indexFacilities = (
  given: readonly FacilityName[],
  places: readonly PlaceName[],
  numbers: Uint32Array,
): NameIndexData['facilities'] => {
  const rows = Uint32Array.from(given.keys())
  const otherNames = new Map(
    places.flatMap(({ kind, voivodeship, citySlug, aliases }) =>
      kind === 'city' ? [[`${voivodeship}/${citySlug}`, aliases.flatMap(indexedWords)]] : [],
    ),
  )
  const wordsOnce = memoizedWords()
  const { cityOf, districtOf } = placeNumbers(places, numbers)
  const firstMade = given.findIndex(({ made }) => made)
  return {
    rows,
    lengths: Uint8Array.from(given, ({ name }) => withoutStopWords(tokenize(name)).length),
    cities: Uint32Array.from(given, cityOf),
    districts: Uint32Array.from(given, districtOf),
    firstMade: Uint32Array.of(firstMade < 0 ? given.length : firstMade),
    index: buildInvertedIndex(
      given.map(({ name, type, voivodeship, city, citySlug, district, street, buildingNumber, postCode }) => ({
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
      given.map(({ id, slug, name, type, city, district, voivodeship }) => [id, slug, name, type, city, district ?? '', voivodeship]),
    ),
  }
}
