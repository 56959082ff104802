import type { PlaceName } from '#core/places/place-names.port.ts'
import { makeGrowingNumbers } from '../growing-numbers.ts'
import { makeIndexBuilder } from './inverted-index.ts'
import { memoizedWords } from './memoized-words.ts'
import { type FacilityName, type NameIndexData, noPlace } from './name-index-data.ts'
import { makeTextWriter } from './text-table.ts'
import { indexedWords, tokenize, typeNames, withoutStopWords } from './tokenize.ts'

/** Returns functions that look up the numbers of a facility's city and district. */
const placeNumbers = (places: readonly PlaceName[], given: Uint32Array) => {
  const key = (voivodeship: string, city: string | null, district: string | null) => `${voivodeship}/${city}/${district ?? ''}`
  const numbers = new Map(
    places.flatMap(({ kind, voivodeship, citySlug, name }, at) =>
      kind === 'locality' || kind === 'quarter'
        ? []
        : [[key(voivodeship, citySlug, kind === 'district' ? name : null), given[at] ?? noPlace] as const],
    ),
  )
  return {
    cityOf: ({ voivodeship, citySlug }: FacilityName) => numbers.get(key(voivodeship, citySlug, null)) ?? noPlace,
    districtOf: ({ voivodeship, citySlug, district }: FacilityName) =>
      district === null ? noPlace : (numbers.get(key(voivodeship, citySlug, district)) ?? noPlace),
  }
}

/** Index of facilities being built. */
export interface FacilityIndexer {
  /** Adds a facility, after those that are shown before it among equally good matches. */
  add(facility: FacilityName): void
  finish(): NameIndexData['facilities']
}

/** Creates an index of no facilities yet, by their names, cities and addresses; `numbers` are those of the places. */
export const makeFacilityIndexer = (places: readonly PlaceName[], numbers: Uint32Array): FacilityIndexer => {
  const otherNames = new Map(
    places.flatMap(({ kind, voivodeship, citySlug, aliases }) =>
      kind === 'city' && aliases.length > 0 ? [[`${voivodeship}/${citySlug}`, aliases.flatMap(indexedWords)]] : [],
    ),
  )
  const wordsOnce = memoizedWords()
  const { cityOf, districtOf } = placeNumbers(places, numbers)
  const builder = makeIndexBuilder()
  const texts = makeTextWriter()
  const labels = makeLabels()
  const columns = {
    lengths: makeGrowingNumbers(),
    cities: makeGrowingNumbers(),
    districts: makeGrowingNumbers(),
    labels: makeGrowingNumbers(),
  }
  let firstMade: number | null = null
  return {
    add: (facility) => {
      const { id, slug, name, type, voivodeship, city, citySlug, district, street, buildingNumber, postCode, made } = facility
      if (made) firstMade ??= columns.lengths.length()
      columns.lengths.push(withoutStopWords(tokenize(name)).length)
      columns.cities.push(cityOf(facility))
      columns.districts.push(districtOf(facility))
      columns.labels.push(labels.numberOf([type, city, district ?? '', voivodeship]))
      texts.add([id, slug, name])
      builder.add({
        nameWords: indexedWords(name),
        contextWords: [
          ...wordsOnce(city),
          ...(otherNames.get(`${voivodeship}/${citySlug}`) ?? []),
          ...wordsOnce(district ?? ''),
          ...wordsOnce(typeNames[type] ?? ''),
        ],
        distantWords: [street, buildingNumber, postCode, voivodeship].flatMap((text) => wordsOnce(text ?? '')),
      })
    },
    finish: () => {
      const lengths = columns.lengths.finish()
      return {
        lengths: Uint8Array.from(lengths),
        cities: columns.cities.finish(),
        districts: columns.districts.finish(),
        labels: columns.labels.finish(),
        labelTexts: labels.finish(),
        firstMade: Uint32Array.of(firstMade ?? lengths.length),
        index: builder.finish(),
        texts: texts.finish(),
      }
    },
  }
}

/** Numbers the labels of facilities: few are of one facility alone. */
const makeLabels = () => {
  const numbers = new Map<string, number>()
  const texts = makeTextWriter()
  return {
    numberOf: (label: readonly string[]): number => {
      const key = label.join('\u001f')
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, numbers.size)
      texts.add(label)
      return numbers.size - 1
    },
    finish: texts.finish,
  }
}
