/** Fewest and most characters of a password. */
export const passwordLeast = 8
export const passwordMost = 128
