/**
 * Days for which a count of free places is new, and for which it is shown: green first, then grey (decisions §6). The
 * database column `free_places_told` applies the same limit, so that filters and orders know no older count.
 */
export const freePlacesNewForDays = 14
export const freePlacesShownForDays = 45
