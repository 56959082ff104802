/** Formats of a text, added up as Lexical does. */
export const textFormats = { bold: 1, italic: 2, strike: 4, underline: 8 } as const
