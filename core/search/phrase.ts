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

/** Phrases by their first word, and those of which that is only a beginning. */
interface PhraseIndex {
  readonly byFirst: ReadonlyMap<string, readonly Phrase[]>
  readonly beginnings: readonly Phrase[]
}

const indexes = new WeakMap<readonly Phrase[], PhraseIndex>()

const isOpenAtFirst = ({ words, isBeginning }: Phrase): boolean => isBeginning && words.length === 1

const indexOf = (phrases: readonly Phrase[]): PhraseIndex => {
  const index = indexes.get(phrases) ?? {
    byFirst: Map.groupBy(
      phrases.filter((phrase) => !isOpenAtFirst(phrase)),
      ({ words }) => words[0] ?? '',
    ),
    beginnings: phrases.filter(isOpenAtFirst),
  }
  indexes.set(phrases, index)
  return index
}

/** Returns the lengths of all phrases that stand at a position, each once, the longest first. */
export const lengthsAt = (phrases: readonly Phrase[], typed: readonly Word[], at: number): readonly number[] => {
  const { byFirst, beginnings } = indexOf(phrases)
  const candidates = byFirst.get(typed[at]?.word ?? '') ?? []
  const found = candidates.filter((phrase) => isAt(phrase, typed, at)).map(({ words }) => words.length)
  const isOpen = beginnings.some((phrase) => isAt(phrase, typed, at))
  return [...new Set(isOpen ? [...found, 1] : found)].toSorted((a, b) => b - a)
}

/** Returns the number of words that the longest of the phrases takes at a position; 0 for none. */
export const lengthAt = (phrases: readonly Phrase[], typed: readonly Word[], at: number): number => lengthsAt(phrases, typed, at)[0] ?? 0
