/** Added to the rank of invented facilities that do not count, so that they rank below all others. */
export const madeRank = -4000

/** Returns whether a rank is that of an invented facility that does not count. */
export const isMadeRank = (rank: number): boolean => rank < madeRank / 2
