/** Limits of a description: characters of its texts. */
export const descriptionLimits = { title: 120, lead: 300, metaTitle: 70, metaDescription: 170 } as const

/** How much of a description there is: nothing, some of its texts, or all of them. */
export const completenessStates = ['none', 'partial', 'complete'] as const
export type Completeness = (typeof completenessStates)[number]

/** What a city may lack: a description in any language at all, or in one language. */
export const missingFilters = ['all', 'pl', 'ua', 'en'] as const
export type MissingFilter = (typeof missingFilters)[number]
