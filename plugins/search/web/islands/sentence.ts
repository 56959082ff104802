/** Most words of a text that may be the beginning of a name. */
const maxNameWords = 4

/** Tells if a text is a sentence, for which no suggestion is asked. */
export const isSentence = (text: string): boolean => text.split(/\s+/).length > maxNameWords
