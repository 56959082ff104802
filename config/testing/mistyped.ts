import { normalizeText } from '#core/kernel/slug.ts'
import type { Dice } from '#plugins/registers/demo/dice.ts'

/** How a word is typed wrongly; each changes one letter, never the first of all. */
const slips = {
  swapped: (word: string, at: number) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  dropped: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
  doubled: (word: string, at: number) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  wrong: (word: string, at: number) => `${word.slice(0, at)}${word.charAt(at) === 'm' ? 'n' : 'm'}${word.slice(at + 1)}`,
} as const

export type Slip = keyof typeof slips
export const allSlips = Object.keys(slips) as readonly Slip[]

/** A text with one slip in its longest word. */
export const mistyped = (dice: Dice, text: string, slip: Slip): string => {
  const words = text.split(/[\s-]+/)
  const longest = words.reduce((a, b) => (b.length > a.length ? b : a))
  const at = dice.between(1, longest.length - 2)
  return words.map((word) => (word === longest ? slips[slip](word, at) : word)).join(' ')
}

/** A text as it is typed in haste: without accents, its last word half done. */
export const halfTyped = (dice: Dice, text: string): string => {
  const words = normalizeText(text).split(/[\s-]+/)
  const last = words.pop() ?? ''
  return [...words, last.slice(0, Math.max(Math.min(last.length, 3), dice.between(3, last.length)))].join(' ')
}
