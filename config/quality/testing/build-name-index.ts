import { makeFacilityIndexer } from '#adapters/search-index/names/index-facilities.ts'
import { indexPlaces } from '#adapters/search-index/names/index-places.ts'
import type { FacilityName, NameIndexData } from '#adapters/search-index/names/name-index-data.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'

/** Builds a whole name index as the worker does, without worker and database; query it with `suggestNames`. */
export const buildNameIndex = (facilities: readonly FacilityName[], given: readonly PlaceName[]): NameIndexData => {
  const indexer = makeFacilityIndexer(given)
  for (const facility of facilities) indexer.add(facility)
  return { places: indexPlaces(given), facilities: indexer.finish() }
}
