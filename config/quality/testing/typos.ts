import type { SeededRandom } from '#core/kernel/seeded-random.ts'
import { normalizeText } from '#core/kernel/slug.ts'

/** Kinds of typos; each changes one letter, never the first. */
const typos = {
  swapped: (word: string, at: number) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  dropped: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word: string, at: number) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  wrong: (word: string, at: number) => `${word.slice(0, at)}${word.charAt(at) === 'm' ? 'n' : 'm'}${word.slice(at + 1)}`,
} as const

export type Typo = keyof typeof typos
export const typoKinds = Object.keys(typos) as readonly Typo[]

/** Returns a text with one typo in its longest word. */
export const withTypo = (dice: SeededRandom, text: string, typo: Typo): string => {
  const words = text.split(/[\s-]+/)
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a))
  const at = dice.between(1, longest.length - 2)
  return words.map((word) => (word === longest ? typos[typo](word, at) : word)).join(' ')
}

/** Returns a text without diacritics and with an incomplete last word. */
export const partiallyTyped = (dice: SeededRandom, text: string): string => {
  const words = normalizeText(text).split(/[\s-]+/)
  const last = words.pop() ?? ''
  return [...words, last.slice(0, Math.max(Math.min(last.length, 3), dice.between(3, last.length)))].join(' ')
}
