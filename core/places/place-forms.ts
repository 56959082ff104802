import { type Cases, caseNames } from './forms/declension.ts'
import { declineName } from './forms/names.ts'
import { declensionsOf } from './forms/nouns.ts'
import { declineUkrainianName, transliterations } from './forms/ukrainian-names.ts'

/** Grammatical case in which a sentence names a place. */
export type PlaceCase = 'nominative' | 'genitive' | 'locative' | 'instrumental'

/** Name of a place as it stands in a sentence. */
export interface PlaceForm {
  readonly text: string
  readonly case: PlaceCase
}

const formsOf = (name: string, cases: Cases): readonly PlaceForm[] => [
  { text: name, case: 'nominative' },
  ...caseNames.flatMap((one) => cases[one].map((text) => ({ text, case: one }))),
]

/** Returns the forms of a Polish place name, with diacritics: several for one case where the declension is not certain. */
export const placeForms = (name: string): readonly PlaceForm[] => formsOf(name, declineName(name))

/** Returns the Ukrainian forms (Cyrillic) of a place: of its Ukrainian exonym where one is known, else of the transliteration. */
export const ukrainianPlaceForms = (name: string, exonym: string | null): readonly PlaceForm[] =>
  (exonym === null ? transliterations(name) : [exonym]).flatMap((one) => formsOf(one, declineUkrainianName(one, name)))

/** Returns the locative of a name that can be declined in one way only: `Garbów` → `Garbowie`; `null` of other names. */
export const certainLocative = (name: string): string | null => {
  if (!/^\p{Lu}\p{Ll}{3,}$/u.test(name)) return null
  const [declension, other] = declensionsOf(name).filter(({ rare }) => !rare)
  const [locative, another] = declension?.locative ?? []
  return declension?.certain === true && other === undefined && another === undefined ? (locative ?? null) : null
}
