/** Returns a moment of the last day of an offer, which ends with that day in Warsaw. */
export const lastDayOf = (expiresAt: string): string => new Date(Date.parse(expiresAt) - 1).toISOString()
