// Without Schemas, so that browsers load these alone.

/** Default and maximum page size of lists (decisions §1). */
export const pageSize = { default: 20, max: 100 } as const

/** Rows of a list that its pages reach, counted from the first; filters narrow what lies behind (decision 206). */
export const deepest = 10_000

/** Last page that an address of a list may name. */
export const lastPage = deepest / pageSize.default
