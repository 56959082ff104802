/** One space for each run of whitespace (non-breaking spaces and tabs too), none at the ends. */
export const normalizeWhitespace = (text: string): string => text.replace(/[\s\u00A0\u200B\uFEFF]+/g, ' ').trim()

/** The words with which people say that there is nothing to say. */
export const saysNothing = (text: string): boolean =>
  /^(?:[-–—.0x/\\*\s]*|brak(?: (?:danych|strony(?: internetowej| www)?|www|numeru))?|nie ?dotyczy|nie posiada(?:my)?|nie ma|n[./]?d\.?|b[./]?d\.?|b[./]?n\.?|undefined|null|none|w budowie|w trakcie(?: tworzenia| budowy)?|strona internetowa)$/i.test(
    normalizeWhitespace(text),
  )
