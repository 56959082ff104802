import { normalizeText } from '#core/kernel/slug.ts'
import type { TextIndexes } from '#core/search/text-index.port.ts'

const wordsOf = (text: string) =>
  normalizeText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)

/** Returns whether two words differ in one letter at most. */
const isSimilar = (one: string, other: string) =>
  one.length === other.length && [...one].filter((letter, at) => letter !== other[at]).length <= 1

/** Finds texts by the beginnings of their words, in the order of the list; else by words with one wrong letter. */
export const makeTextIndexes = (): TextIndexes => ({
  build: (texts) => {
    const indexed = texts.map(({ title, context, text }) => wordsOf(`${title} ${context} ${text}`))
    return {
      search: (query) => {
        const typed = wordsOf(query)
        const withAll = (matches: (word: string, typed: string) => boolean) =>
          indexed.flatMap((words, at) => (typed.every((one) => words.some((word) => matches(word, one))) ? [at] : []))
        const exact = withAll((word, one) => word.startsWith(one))
        return exact.length > 0 ? { positions: exact, corrected: false } : { positions: withAll(isSimilar), corrected: true }
      },
    }
  },
})
