import { normalizeText } from '#core/kernel/slug.ts'

/** A piece of a text, and whether it is what was typed. */
export interface Piece {
  readonly text: string
  readonly typed: boolean
}

const wordsIn = (text: string): readonly string[] => text.split(/([\p{L}\p{M}\d]+)/u)

/** A label in pieces: the beginnings of its words that were typed, whatever their case and accents, and what lies between. */
export const markTyped = (label: string, typed: string): readonly Piece[] => {
  const beginnings = wordsIn(typed)
    .filter((_, at) => at % 2)
    .map(normalizeText)
    .toSorted((a, b) => b.length - a.length)
  return wordsIn(label).flatMap((word, at) => {
    const length = at % 2 ? (beginnings.find((beginning) => normalizeText(word).startsWith(beginning))?.length ?? 0) : 0
    return [
      { text: word.slice(0, length), typed: true },
      { text: word.slice(length), typed: false },
    ].filter(({ text }) => text)
  })
}
