import { normalizeText } from '#core/kernel/slug.ts'

/** A piece of a text, and whether it matches the typed text. */
export interface Piece {
  readonly text: string
  readonly matched: boolean
}

const splitWords = (text: string): readonly string[] => text.split(/([\p{L}\p{M}\d]+)/u)

/** Splits a label into pieces; beginnings of words that match a typed word, regardless of case and accents, are marked as matched. */
export const highlightMatches = (label: string, typed: string): readonly Piece[] => {
  const prefixes = splitWords(typed)
    .filter((_, at) => at % 2)
    .map(normalizeText)
    .toSorted((a, b) => b.length - a.length)
  return splitWords(label).flatMap((word, at) => {
    const length = at % 2 ? (prefixes.find((prefix) => normalizeText(word).startsWith(prefix))?.length ?? 0) : 0
    return [
      { text: word.slice(0, length), matched: true },
      { text: word.slice(length), matched: false },
    ].filter(({ text }) => text)
  })
}
