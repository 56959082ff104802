/** Fewest characters of a first or a last name (specification §5), and most. */
export const nameLeast = 3
export const nameMost = 60
