import { normalizedWords, type Word } from '#core/search/words.ts'

/** Part of a search text between spaces, or between quotation marks. */
export interface QueryToken {
  /** As typed, with its quotation marks. */
  readonly text: string
  /** Normalized words without accents, in Latin letters. */
  readonly words: readonly string[]
  /** Words in quotation marks are searched for and never become filters. */
  readonly quoted: boolean
}

/** Splits a search text into tokens; what contains neither letters nor digits is left out. */
export const parseTokens = (text: string): readonly QueryToken[] =>
  [...text.matchAll(/["„”“«»]([^"„”“«»]+)["„”“«»]|[^\s"„”“«»]+/g)]
    .map(([text, quoted]) => ({ text, words: normalizedWords(text), quoted: quoted !== undefined }))
    .filter(({ words }) => words.length > 0)

/** Returns the words of tokens, one after the other. */
export const wordsOf = (tokens: readonly QueryToken[]): readonly Word[] =>
  tokens.flatMap(({ text, words, quoted }, token) =>
    words.map((word, at) => ({
      word: quoted ? '' : word,
      token,
      endsPart: at === words.length - 1 && /[,.;:!?)]$/.test(text),
    })),
  )

/** Joins tokens to a search text. */
export const textOf = (tokens: readonly QueryToken[]): string => tokens.map(({ text }) => text).join(' ')
