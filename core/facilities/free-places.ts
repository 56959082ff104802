/**
 * Days for which a count of free places is shown: green for the first 14, then grey (decisions §6). The database column
 * `free_places_told` applies the same limit.
 */
export const freePlacesShownForDays = 45
