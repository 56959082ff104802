/** Days for which a count of free places is told: green 14 of them, then grey (decisions §6). The database keeps to it in `free_places_told`. */
export const freePlacesToldForDays = 45
