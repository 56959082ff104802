/** Fewest characters of a first or a last name (specification §5), and most. */
export const nameMinLength = 3
export const nameMaxLength = 60
