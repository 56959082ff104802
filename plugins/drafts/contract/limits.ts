/** Limits of drafts: characters of one, and how many an account may have. A body of a large route has room for the longest one. */
export const draftLimits = { characters: 240_000, drafts: 100 } as const

/** Days after the last saving for which a draft is stored. */
export const draftDays = 30
