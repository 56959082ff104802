import type { SearchText } from '#core/search/reading/search-text.ts'

/** Returns the normalized words of a text; those in quotation marks are empty, since they mean names alone. */
export const unquotedWords = ({ tokens, words }: SearchText): readonly string[] =>
  words.map(({ word, token }) => (tokens[token]?.quoted ? '' : word))
