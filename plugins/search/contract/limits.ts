/** Maximum length of a search text, characters. */
export const maxQueryLength = 300
