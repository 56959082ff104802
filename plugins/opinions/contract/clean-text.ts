/** Characters that nobody sees: controls, and zero-width marks other than those that join the parts of one emoji or letter. */
const unseen = /(?!\p{Variation_Selector}|\u200d|\t|\n)(?:\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point})/gu
/** A joiner that stands between two letters, or alone, joins nothing. */
const looseJoiner = /(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Extended_Pictographic})/gu

/** Returns a text as people see it: without unseen characters, spaces and blank lines run together, trimmed. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(unseen, '')
    .replace(looseJoiner, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Returns a text on one line, as people see it. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/gu, ' ')

const graphemes = new Intl.Segmenter('pl', { granularity: 'grapheme' })

/** Counts the characters that people see in a text; of a character that repeats, at most three in a row. */
export const seenLength = (text: string): number => {
  let count = 0
  let run = 0
  let last = ''
  for (const { segment } of graphemes.segment(cleanText(text))) {
    run = segment === last ? run + 1 : 1
    last = segment
    if (run <= 3) count++
  }
  return count
}

/** Fewest different letters of a text that says something, and the least share of letters among its characters. */
const fewestLetters = 6
const leastShare = 0.5

/** Returns whether a text says nothing: emoji only, one character again and again, or mostly signs. */
const isPoor = (text: string): boolean => {
  const letters = text.match(/\p{L}/gu) ?? []
  const characters = [...graphemes.segment(text.replace(/\s/gu, ''))].length
  return new Set(letters.map((letter) => letter.toLowerCase())).size < fewestLetters || letters.length < characters * leastShare
}

/** Returns the message for a cleaned text whose length is out of bounds or that says nothing; `null` when it is fine. */
export const textProblem = (text: string, { min, max }: { readonly min: number; readonly max: number }): string | null => {
  const length = seenLength(text)
  if (length === 0) return 'FIELD_EMPTY'
  if ([...graphemes.segment(text)].length > max) return 'FIELD_TOO_LONG'
  if (!/\p{L}/u.test(text) || (min >= 10 && [...text].length >= min && isPoor(text))) return 'TEXT_TOO_POOR'
  return length < min ? 'FIELD_TOO_SHORT' : null
}
