/** Replaces each run of whitespace (including non-breaking spaces and tabs) by one space and trims. */
export const normalizeWhitespace = (text: string): string => text.replace(/[\s\u00A0\u200B\uFEFF]+/g, ' ').trim()

/** Returns true for placeholder texts that mean "none". */
export const isPlaceholder = (text: string): boolean =>
  /^(?:[-–—.0x/\\*\s]*|brak(?: (?:danych|strony(?: internetowej| www)?|www|numeru))?|nie ?dotyczy|nie posiada(?:my)?|nie ma|n[./]?d\.?|b[./]?d\.?|b[./]?n\.?|undefined|null|none|w budowie|w trakcie(?: tworzenia| budowy)?|strona internetowa)$/i.test(
    normalizeWhitespace(text),
  )

const startOfLine = /(?<=\S)\s*[\r\n]\s*(W|We|Z|Ze|I|Im|Nr|Przy|Dla|Oraz|Ul|Os|Al|Pl)(?=[ .])/gu

/** Joins the lines of a cell; a small word that is capitalized only because it starts a line (`Szkoła\nW Suścu`) becomes lower case. */
export const joinLines = (text: string): string =>
  /[\r\n]/.test(text) ? text.replace(startOfLine, (_, word: string) => ` ${word.toLowerCase()}`) : text
