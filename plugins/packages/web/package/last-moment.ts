/** Returns the last moment of a package, whose end is the midnight after its last day. */
export const lastMoment = (validUntil: string): string => new Date(Date.parse(validUntil) - 1).toISOString()
