import { token } from '#core/kernel/token.ts'

/** Text to find: a match in its title counts most, one in the context (names of tags) more than one in the text itself. */
export interface IndexedText {
  readonly title: string
  readonly context: string
  readonly text: string
}

/** Texts that match, as their positions in the list of texts: the best first, equal ones in the order of the list. */
export interface TextMatches {
  readonly positions: readonly number[]
  /** Nothing contains these words; the matches contain similar ones. */
  readonly corrected: boolean
}

/** Index of the words of some thousand texts, in memory. */
export interface TextIndex {
  /**
   * Finds the texts with all words, whole, as a beginning, or in another grammatical case; where there is none, those
   * with typing errors. At most eight words count, without the commonest ones; without any, all texts match.
   */
  search(query: string): TextMatches
}

/** Builds indexes of texts. */
export interface TextIndexes {
  /** Indexes texts in the order of their list. With 5,000 texts of 800 characters the process does nothing else for half a second. */
  build(texts: readonly IndexedText[]): TextIndex
}
export const TextIndexes = token<TextIndexes>('core/TextIndexes')
