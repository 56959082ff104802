import { normalizedWords, type Word } from '../words.ts'

/** Part of a search text between spaces, or between quotation marks. */
export interface Token {
  /** As typed, with its quotation marks. */
  readonly text: string
  /** Words in quotation marks are searched for in names and mean nothing else. */
  readonly quoted: boolean
}

/** Search text as its tokens, and their normalized words in one list. */
export interface SearchText {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly words: readonly Word[]
}

/** Longest text that is read, in words; the rest is reported as not understood. */
export const maxWords = 60

const quotes = '"„”“«»'
const tokenPattern = new RegExp(`[${quotes}]([^${quotes}]+)[${quotes}]|[^\\s${quotes}]+`, 'g')

/** Splits a search text into tokens and words; what contains neither letters nor digits is left out. */
export const readText = (text: string): SearchText => {
  const tokens: Token[] = []
  const words: Word[] = []
  for (const [part, quoted] of text.matchAll(tokenPattern)) {
    const own = normalizedWords(part)
    if (own.length === 0) continue
    const endsPart = /[,.;:!?)]$/.test(part)
    words.push(...own.map((word, at) => ({ word, token: tokens.length, endsPart: endsPart && at === own.length - 1 })))
    tokens.push({ text: part, quoted: quoted !== undefined })
  }
  return { text, tokens, words }
}

/** Returns the tokens of a range of words. */
export const tokensOf = ({ words }: SearchText, from: number, to: number): readonly number[] => [
  ...new Set(words.slice(from, to).map(({ token }) => token)),
]

/** Joins tokens to a text, as typed. */
export const textOf = ({ tokens }: SearchText, numbers: readonly number[]): string => numbers.map((at) => tokens[at]?.text ?? '').join(' ')
