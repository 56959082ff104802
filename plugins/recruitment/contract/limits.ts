/** Maximum lengths of texts. */
export const textLimits = { name: 120, address: 200, note: 1000, message: 1000 } as const
