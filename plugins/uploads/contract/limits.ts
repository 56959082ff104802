/** Files of an account that nothing uses yet, and their bytes: more than one form or gallery needs. */
export const maxLooseUploads = { files: 60, bytes: 150_000_000 } as const

/** Hours for which a file is kept that nothing uses. */
export const looseHours = 24

/** Days for which a loose upload is stored. */
export const looseDays = 1
