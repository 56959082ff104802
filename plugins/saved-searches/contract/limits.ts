/** Bounds: saved searches of an account, facilities that match one, and the lengths of name and query. */
export const searchLimits = { searches: 20, matches: 3000, name: 100, query: 2000 } as const
