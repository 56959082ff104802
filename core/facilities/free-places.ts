/**
 * Days for which a count of free places is new, and for which it is shown: green first, then grey (decisions §6). The
 * database column `free_places_told` applies the same limit, so that filters and orders know no older count.
 */
export const freePlacesNewForDays = 14
export const freePlacesShownForDays = 45

const day = 86_400_000

/** Returns how old a count of free places is, by its day; both ISO dates. An `old` one is not told as a fact any more. */
export const freshness = (on: string, today: string): 'new' | 'known' | 'old' => {
  const days = Math.round((Date.parse(today) - Date.parse(on)) / day)
  return days <= freePlacesNewForDays ? 'new' : days <= freePlacesShownForDays ? 'known' : 'old'
}
