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

/** Most words of a text that are read; tokens after them have none. */
const maxWords = 60

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
    if (words.length < maxWords)
      words.push(...own.map((word, at) => ({ word, token: tokens.length, endsPart: endsPart && at === own.length - 1 })))
    tokens.push({ text: part, quoted: quoted !== undefined })
  }
  return { text, tokens, words }
}

/** Words from which on a text is a sentence, in which names are written with capital letters. */
const sentenceWords = 7

/** Returns whether a text is a sentence rather than a few words. */
export const isSentence = ({ words }: SearchText): boolean => words.length >= sentenceWords

/** Returns whether a text begins with a capital letter, apart from quotation marks and the like. */
export const startsWithCapital = (text: string): boolean => /^[^\p{L}]*\p{Lu}/u.test(text)

/** Returns whether the token of a word begins with a capital letter. */
export const isCapital = ({ tokens, words }: SearchText, at: number): boolean =>
  startsWithCapital(tokens[words[at]?.token ?? -1]?.text ?? '')

/** Returns the tokens of a range of words. */
export const tokensOf = ({ words }: SearchText, from: number, to: number): readonly number[] => [
  ...new Set(words.slice(from, to).map(({ token }) => token)),
]

/** Joins tokens to a text, as typed. */
export const textOf = ({ tokens }: SearchText, numbers: readonly number[]): string => numbers.map((at) => tokens[at]?.text ?? '').join(' ')
