import type { FacilityType } from '#core/facilities/facility-type.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import { normalizeWhitespace } from './whitespace.ts'

/** What the kinds of preschool are called, slips of the pen included (`Punkt Predszkolny`). A name that says none of them is a kindergarten's. */
const said: readonly (readonly [RegExp, FacilityType])[] = [
  [/\bpunkty? (?:[a-z]+[ -])?p[a-z]*d[a-z]*sz?k/, 'kindergarten_point'],
  [/\bzespol wychowania p[a-z]*dsz/, 'kindergarten_education_team'],
  [/\boddzialy? przedszkoln|^oddzial "?0/, 'kindergarten_department'],
]

/** The kind of a preschool by its name, for layouts that tell it nowhere else. */
export const preschoolKind = (name: string): FacilityType => {
  const folded = normalizeText(normalizeWhitespace(name))
  return said.find(([pattern]) => pattern.test(folded))?.[1] ?? 'kindergarten'
}

/** Whether a name speaks plainly of a preschool or of a primary school; `null` when of neither or of both. */
export const plainlySays = (name: string): 'preschools' | 'primary schools' | null => {
  const folded = normalizeText(normalizeWhitespace(name))
  const [preschool, school] = [/przedszkol/.test(folded), /\bszkol[ay] podstawow/.test(folded)]
  return preschool === school ? null : preschool ? 'preschools' : 'primary schools'
}
