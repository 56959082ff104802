import { normalizeText } from '#core/kernel/slug.ts'
import { toLatin } from '#core/kernel/to-latin.ts'

/** Part of a search text between spaces, or between quotation marks. */
export interface QueryToken {
  /** As typed, with its quotation marks. */
  readonly text: string
  /** Normalized words without accents, in Latin letters. */
  readonly words: readonly string[]
  /** Words in quotation marks are searched for and never become filters. */
  readonly quoted: boolean
}

/** Normalized word of a text, and where it stands. */
export interface Word {
  /** Empty in quotation marks. */
  readonly word: string
  /** Number of its token. */
  readonly token: number
  /** A punctuation mark follows: what comes then belongs to another part of the sentence. */
  readonly endsPart: boolean
}

/** Splits a text into normalized words: `Żłobek 800-1500 zł, 1,5 roku, 6:30` → zlobek, 800, 1500, zl, 1.5, roku, 6:30. */
export const normalizedWords = (text: string): readonly string[] =>
  (normalizeText(toLatin(text)).match(/\d+(?:[.,:]\d+)?[a-z0-9]*|[a-z][a-z0-9]*/g) ?? []).map((word) => word.replace(',', '.'))

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
