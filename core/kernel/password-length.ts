/** Minimum and maximum length of a password. */
export const passwordMinLength = 8
export const passwordMaxLength = 128
