import { matchStreet } from '#plugins/places/contract/match-street.ts'
import type { StreetView } from './stops.ts'

/** Finds a street among those of a city, as the search does: `ul. Długa 5`, `Długa`; `undefined` where it is not known. */
export const findStreet = (text: string, streets: readonly StreetView[]): StreetView | undefined => {
  const found = matchStreet(
    text,
    streets.map(({ name, ...point }) => ({ street: name, building_number: null, ...point })),
  )
  return found ? { name: found.address.street, longitude: found.address.longitude, latitude: found.address.latitude } : undefined
}
