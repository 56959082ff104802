import { Effect } from 'effect'
import type { FacilityName } from '#adapters/search-index/names/name-index-data.ts'
import { readNames } from '#adapters/search-index/names/read-names.ts'
import { searchNames } from '#adapters/search-index/names/search-names.ts'
import { suggestNames } from '#adapters/search-index/names/suggest-names.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { IndexQuery } from '#core/search/facility-index.port.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import { buildNameIndex } from './build-name-index.ts'

export type { FacilityName }

/** Positions of the rows in the order in which the facilities are given. */
const positions = (isIncluded: (row: number) => boolean) => (row: number) => (isIncluded(row) ? row : -1)

/**
 * Builds the real name index of given facilities and places, without worker and database; `isIncluded` filters the rows
 * of the facilities.
 */
export const makeMemoryNameIndex = (
  facilities: readonly FacilityName[],
  places: readonly PlaceName[],
  isIncluded: (selection: FacetSelection, within?: IndexQuery['within']) => (row: number) => boolean,
): NameIndex => {
  const data = buildNameIndex(facilities, places)
  return {
    suggest: (text, selection, limit) => Effect.sync(() => suggestNames(data, text, isIncluded(selection), limit)),
    search: ({ words, ...query }, { limit, offset = 0 }) =>
      Effect.sync(() => searchNames(data, words, positions(isIncluded(query.selection, query.within)), { limit, offset })),
    read: (words, text) => Effect.sync(() => readNames(data, words, text, isIncluded({}))),
  }
}
