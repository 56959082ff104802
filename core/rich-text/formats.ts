/** Formats of a text, added up as Lexical does. */
export const textFormats = { bold: 1, italic: 2, strike: 4, underline: 8, subscript: 32, superscript: 64 } as const

/** All formats together. */
export const allFormats = Object.values(textFormats).reduce((sum, format) => sum + format, 0)

const scripts = textFormats.subscript | textFormats.superscript

/** Tests whether formats are known ones that go together: no text is below and above its line at once. */
export const areFormats = (format: number): boolean =>
  Number.isInteger(format) && format >= 0 && (format & ~allFormats) === 0 && (format & scripts) !== scripts
