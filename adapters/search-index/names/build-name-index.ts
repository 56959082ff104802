import type { PlaceName } from '#core/places/place-names.port.ts'
import { indexFacilities } from './index-facilities.ts'
import { indexPlaces } from './index-places.ts'
import type { FacilityName, NameIndexData } from './name-index-data.ts'

/** Builds the whole name index: about a second for 36,000 facilities and 44,000 localities. Pure; query it with `suggestNames`. */
export const buildNameIndex = (facilities: readonly FacilityName[], given: readonly PlaceName[]): NameIndexData => {
  const { places, numbers } = indexPlaces(given)
  return { places, facilities: indexFacilities(facilities, given, numbers) }
}
