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

/** Splits a text into normalized words: `Żłobek 800-1500 zł` → zlobek, 800, 1500, zl. */
export const normalizedWords = (text: string): readonly string[] =>
  normalizeText(toLatin(text))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** Splits a search text into tokens; what contains neither letters nor digits is left out. */
export const parseTokens = (text: string): readonly QueryToken[] =>
  [...text.matchAll(/["„”“«»]([^"„”“«»]+)["„”“«»]|[^\s"„”“«»]+/g)]
    .map(([text, quoted]) => ({ text, words: normalizedWords(text), quoted: quoted !== undefined }))
    .filter(({ words }) => words.length > 0)

/** Joins tokens to a search text. */
export const textOf = (tokens: readonly QueryToken[]): string => tokens.map(({ text }) => text).join(' ')
