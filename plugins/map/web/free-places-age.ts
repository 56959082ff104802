import { freePlacesNewForDays, freePlacesShownForDays } from '#core/facilities/free-places.ts'

const day = 86_400_000

/** Days up to which a count of free places is new, and up to which it is shown (decisions §6). */
export const maxAge = { new: freePlacesNewForDays, shown: freePlacesShownForDays } as const

/** Returns the age of a count in days; infinite without a date. Both ISO dates. */
export const ageInDays = (on: string | null, today: string): number =>
  on === null ? Number.POSITIVE_INFINITY : Math.round((Date.parse(today) - Date.parse(on)) / day)
