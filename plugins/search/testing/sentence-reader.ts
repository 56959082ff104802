import { Effect } from 'effect'
import { makeMemoryNameIndex } from '#config/quality/testing/memory-name-index.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { makeSentenceReader } from '../services/sentence-reader.ts'
import type { SoughtCity } from './parent-query-facilities.ts'
import { productFacets } from './parent-search.ts'
import { placeNamesOf } from './place-names.ts'

/** Makes the reader of sentences over cities with one facility in each and in each of their districts; filters leave nothing out. */
export const makeReaderOver = (cities: readonly SoughtCity[]) => {
  const facilities = cities.flatMap(({ name, voivodeship, facilities, districts = [] }) =>
    (facilities > 0 ? [null, ...districts] : []).map((district) => ({
      id: slugOf(`${voivodeship} ${name} ${district ?? ''}`),
      slug: slugOf(`${name} ${district ?? ''}`),
      name: 'Przedszkole Tęczowa Kraina',
      type: 'kindergarten',
      city: name,
      citySlug: slugOf(name),
      voivodeship,
      district,
      street: 'ul. Dobra',
      buildingNumber: '2',
      postCode: null,
      made: false,
    })),
  )
  const names = makeMemoryNameIndex(facilities, placeNamesOf(cities), () => () => true)
  return makeSentenceReader({ names, facets: { all: [], available: () => Effect.succeed(productFacets) } })
}
