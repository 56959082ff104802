/** Maximum number of documents of a claim. */
export const maxDocuments = 10

/** Maximum length of a position, characters. */
export const positionMaxLength = 100

/** Maximum length of an explanation, characters. */
export const noteMaxLength = 1000

/** Hours within which support decides a claim. */
export const reviewHours = 48
