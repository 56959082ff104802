import type { CityEntry } from '#plugins/places/contract/city-entry.ts'

/** Sorts cities by their number of facilities, largest first. */
export const largestFirst = (cities: readonly CityEntry[]): readonly CityEntry[] => cities.toSorted((a, b) => b.facilities - a.facilities)
