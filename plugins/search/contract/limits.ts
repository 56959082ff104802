/** Maximum length of a search text, characters. */
export const maxQueryLength = 300

/** Maximum number of suggestions that are found of each kind (decisions §21). */
export const maxFound = 8

/** Maximum number of them that the field shows: cities, quarters and districts, counties, localities with empty villages. */
export const maxSuggested = { cities: 5, districts: 3, counties: 2, places: 6 } as const
