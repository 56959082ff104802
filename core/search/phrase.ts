import { normalizedWords, type Word } from './words.ts'

/** Phrase as normalized words. */
export interface Phrase {
  readonly words: readonly string[]
  /** The last word is only the beginning of a word. */
  readonly isBeginning: boolean
}

/** Reads phrases separated by commas; `*` ends the beginning of a word. The longest come first. */
export const phrasesOf = (text: string): readonly Phrase[] =>
  text
    .split(',')
    .map((phrase) => ({ words: normalizedWords(phrase), isBeginning: phrase.trimEnd().endsWith('*') }))
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length)

/** Returns whether a phrase stands at a position. */
export const isAt = ({ words, isBeginning }: Phrase, typed: readonly Word[], at: number): boolean =>
  words.every((word, n) => {
    const other = typed[at + n]?.word ?? ''
    return isBeginning && n === words.length - 1 ? other.startsWith(word) : other === word
  })

/** Returns the number of words that one of the phrases takes at a position; 0 for none. */
export const lengthAt = (phrases: readonly Phrase[], typed: readonly Word[], at: number): number =>
  phrases.find((phrase) => isAt(phrase, typed, at))?.words.length ?? 0
