import type { FacilityType } from '#core/facilities/facility-type.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** Name patterns of preschool types, tolerant of typing errors (`Punkt Predszkolny`). A name that matches none is a kindergarten's. */
const typePatterns: readonly (readonly [RegExp, FacilityType])[] = [
  [/\bpunkty? (?:[a-z]+[ -])?p[a-z]*d[a-z]*sz?k/, 'kindergarten_point'],
  [/\bzespol wychowania p[a-z]*dsz/, 'kindergarten_education_team'],
  [/\boddzialy? przedszkoln|^oddzial "?0/, 'kindergarten_department'],
]

/** Derives the type of a preschool from its name, for layouts without a type column. */
export const preschoolTypeFromName = (name: string): FacilityType => {
  const normalized = normalizeText(normalizeWhitespace(name))
  return typePatterns.find(([pattern]) => pattern.test(normalized))?.[1] ?? 'kindergarten'
}

/** Returns the file variant that a name indicates; `null` when it mentions neither or both. */
export const variantFromName = (name: string): 'preschools' | 'primary schools' | null => {
  const normalized = normalizeText(normalizeWhitespace(name))
  const preschool = /przedszkol/.test(normalized)
  const school = /\bszkol[ay] podstawow/.test(normalized)
  return preschool === school ? null : preschool ? 'preschools' : 'primary schools'
}
