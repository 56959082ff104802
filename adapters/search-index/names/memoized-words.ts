import { indexedWords } from './tokenize.ts'

/**
 * Creates a function that returns the words of a text; it caches those of texts that occur in thousands of names:
 * counties, cities, streets.
 */
export const memoizedWords = () => {
  const cache = new Map<string, readonly string[]>()
  return (text: string) => {
    const words = cache.get(text) ?? indexedWords(text)
    cache.set(text, words)
    return words
  }
}
