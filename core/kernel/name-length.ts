/** Minimum and maximum length of a first or last name (specification §5). */
export const nameMinLength = 3
export const nameMaxLength = 60
