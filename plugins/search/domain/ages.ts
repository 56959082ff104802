import type { Category } from '#core/facilities/category.ts'

/**
 * Ages of nurseries and kindergartens, years. A nursery may keep a child until the end of the school year of its third
 * birthday; a kindergarten admits from three, exceptionally from two and a half.
 */
const nurseryUntil = 4
const surelyNurseryUntil = 2.5
const kindergarten = { exceptionallyFrom: 2.5, from: 3, until: 7 }

/** Returns the kinds of facility that a child of an age may go to. */
export const kindsOfAge = (years: number): readonly Category[] => {
  if (years < surelyNurseryUntil) return ['zlobki']
  if (years < kindergarten.from) return ['zlobki', 'przedszkola']
  return years < kindergarten.until ? ['przedszkola'] : []
}

/** Returns whether a kind takes children of an age. */
export const takesAge = (kind: Category, years: number): boolean =>
  kind === 'zlobki' ? years < nurseryUntil : years >= kindergarten.exceptionallyFrom && years < kindergarten.until
