/** Maximum length of a name, characters. */
export const nameMaxLength = 120

/** Maximum length of a message, characters. */
export const messageMaxLength = 5000
