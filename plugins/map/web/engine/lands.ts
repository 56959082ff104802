/** Neighbours of Poland, and the sea, whose names the map writes; each has a text `map.land.…`. */
export const lands = ['DE', 'CZ', 'SK', 'UA', 'BY', 'LT', 'RU', 'SEA'] as const
