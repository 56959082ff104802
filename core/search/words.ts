import { normalizeText } from '#core/kernel/slug.ts'
import { toLatin } from '#core/kernel/to-latin.ts'

/** Normalized word of a text, and where it stands. */
export interface Word {
  /** Empty in quotation marks. */
  readonly word: string
  /** Number of the part of the text that it comes from. */
  readonly token: number
  /** A punctuation mark follows: what comes then belongs to another part of the sentence. */
  readonly endsPart: boolean
}

/** Splits a text into normalized words: `Żłobek 800-1500 zł, 1,5 roku, 6:30` → zlobek, 800, 1500, zl, 1.5, roku, 6:30. */
export const normalizedWords = (text: string): readonly string[] =>
  (normalizeText(toLatin(text)).match(/\d+(?:[.,:]\d+)?[a-z0-9]*|[a-z][a-z0-9]*/g) ?? []).map((word) => word.replace(',', '.'))
