/** Fewest and most characters of a password. */
export const passwordMinLength = 8
export const passwordMaxLength = 128
