import type { PlaceName } from '#core/places/place-names.port.ts'
import { buildInvertedIndex } from './inverted-index.ts'
import type { FacilityName, NameIndexData } from './name-index-data.ts'
import { encodeTexts } from './text-table.ts'
import { typeNames, tokenize } from './tokenize.ts'

const kinds = ['city', 'district', 'locality'] as const

/** Caches the words of texts that occur in thousands of names: counties, cities, streets. */
const memoizedTokenize = () => {
  const cache = new Map<string, readonly string[]>()
  return (text: string) => {
    const words = cache.get(text) ?? tokenize(text)
    cache.set(text, words)
    return words
  }
}

/** Orders by number of facilities, then by population, then by name. */
const byImportance = (a: PlaceName, b: PlaceName) =>
  b.facilities - a.facilities || b.population - a.population || (a.name < b.name ? -1 : 1)

const indexPlaces = (given: readonly PlaceName[]): NameIndexData['places'] => {
  const places = given.toSorted(byImportance)
  const tokenizeOnce = memoizedTokenize()
  const points = new Float64Array(places.length * 2)
  for (const [at, { longitude, latitude }] of places.entries()) points.set([longitude ?? Number.NaN, latitude ?? Number.NaN], at * 2)
  return {
    index: buildInvertedIndex(
      places.map(({ name, aliases, voivodeship, county, city }) => ({
        nameWords: [name, ...aliases].flatMap(tokenize),
        contextWords: [...tokenizeOnce(city ?? ''), ...tokenizeOnce(county), ...tokenizeOnce(voivodeship)],
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

const indexFacilities = (given: readonly FacilityName[], places: readonly PlaceName[]): NameIndexData['facilities'] => {
  const rows = Uint32Array.from(given.keys()).toSorted((a, b) => (given[b]?.completeness ?? 0) - (given[a]?.completeness ?? 0) || a - b)
  const sorted = Array.from(rows, (row) => given[row] as FacilityName)
  const otherNames = new Map(
    places.flatMap(({ kind, voivodeship, citySlug, aliases }) =>
      kind === 'city' ? [[`${voivodeship}/${citySlug}`, aliases.flatMap(tokenize)]] : [],
    ),
  )
  const tokenizeOnce = memoizedTokenize()
  return {
    rows,
    index: buildInvertedIndex(
      sorted.map(({ name, type, voivodeship, city, citySlug, district, street }) => ({
        nameWords: tokenize(name),
        contextWords: [
          ...tokenizeOnce(city),
          ...(otherNames.get(`${voivodeship}/${citySlug}`) ?? []),
          ...tokenizeOnce(district ?? ''),
          ...tokenizeOnce(typeNames[type] ?? ''),
        ],
        distantWords: tokenizeOnce(street ?? ''),
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
export const buildNameIndex = (facilities: readonly FacilityName[], places: readonly PlaceName[]): NameIndexData => ({
  places: indexPlaces(places),
  facilities: indexFacilities(facilities, places),
})
