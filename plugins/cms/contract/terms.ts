/** Completeness of a description: no text, some of its texts, or all of them. */
export const completenessStates = ['none', 'partial', 'complete'] as const
export type Completeness = (typeof completenessStates)[number]

/** Missing descriptions of a city: in all languages, or in one. */
export const missingFilters = ['all', 'pl', 'ua', 'en'] as const
export type MissingFilter = (typeof missingFilters)[number]
