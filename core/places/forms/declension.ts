/** Gender or number of a noun; adjectives agree with it. */
export type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural'

/** Cases of one word or name other than the nominative; several forms for one case where the declension is not certain. */
export interface Cases {
  readonly genitive: readonly string[]
  readonly locative: readonly string[]
  readonly instrumental: readonly string[]
}

/** One way to decline a noun. */
export interface Declension extends Cases {
  readonly gender: Gender
  /** No word with this ending is declined in another way. */
  readonly certain: boolean
  /** Only a word that agrees with it shows this gender: `Ostrów` is masculine, `Ostrów Mazowiecka` is not. */
  readonly rare: boolean
}

export const caseNames = ['genitive', 'locative', 'instrumental'] as const

/** Creates a declension; empty forms are left out, and equal ones stand once. */
export const declension = (
  gender: Gender,
  cases: Cases,
  { certain = false, rare = false }: { readonly certain?: boolean; readonly rare?: boolean } = {},
): Declension => ({
  gender,
  genitive: [...new Set(cases.genitive)],
  locative: [...new Set(cases.locative)],
  instrumental: [...new Set(cases.instrumental)],
  certain,
  rare,
})

/** Maximum number of forms of a name in one case. */
const maxForms = 8

const formsOfEach = (of: (name: (typeof caseNames)[number]) => readonly string[]): Cases => ({
  genitive: of('genitive'),
  locative: of('locative'),
  instrumental: of('instrumental'),
})

/** Joins the forms of two parts of a name, case by case. */
export const combineCases = (before: Cases, after: Cases, separator: string): Cases =>
  formsOfEach((name) => before[name].flatMap((text) => after[name].map((form) => `${text}${separator}${form}`)).slice(0, maxForms))

/** Returns the forms of all, case by case. */
export const unionOf = (all: readonly Cases[]): Cases => {
  const [only] = all
  if (all.length === 1 && only !== undefined) return only
  return formsOfEach((name) => [...new Set(all.flatMap((one) => one[name]))].slice(0, maxForms))
}

/** Returns the cases of a text that does not decline. */
export const unchanged = (text: string): Cases => ({ genitive: [text], locative: [text], instrumental: [text] })
