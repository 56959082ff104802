/** Longest alternative text of a photo, as of any upload. */
export const maxAltLength = 250
