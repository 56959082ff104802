import type { Language } from '#core/kernel/language.ts'
import type { OwnOpinionView } from '../../contract/opinion.ts'
import type { Relation } from '../../contract/states.ts'

/** Uploaded document, by its name. */
export interface Evidence {
  readonly id: string
  readonly name: string
}

/** All that the wizard asks for, as its fields have it. */
export interface WizardValues {
  readonly author_first_name: string
  readonly author_last_name: string
  readonly relation: Relation | ''
  readonly attended_from: string
  readonly attended_to: string
  readonly code: string
  readonly evidence: readonly Evidence[]
  readonly score_cleanliness: number
  readonly score_staff: number
  readonly score_food: number
  readonly pros: readonly string[]
  readonly cons: readonly string[]
  readonly text: string
  readonly language: Language
  readonly declaration: boolean
}

/** Returns the values of a new opinion; the name is that of the account. */
export const newValues = (user: { readonly name?: string; readonly surname?: string } | null, language: Language): WizardValues => ({
  author_first_name: user?.name ?? '',
  author_last_name: user?.surname ?? '',
  relation: '',
  attended_from: '',
  attended_to: '',
  code: '',
  evidence: [],
  score_cleanliness: 0,
  score_staff: 0,
  score_food: 0,
  pros: [],
  cons: [],
  text: '',
  language,
  declaration: false,
})

/** Returns the values of an opinion that its author changes. */
export const valuesOf = (opinion: OwnOpinionView): WizardValues => ({
  author_first_name: opinion.author_first_name,
  author_last_name: opinion.author_last_name,
  relation: opinion.relation,
  attended_from: opinion.attended_from,
  attended_to: opinion.attended_to ?? '',
  code: '',
  evidence: [],
  score_cleanliness: opinion.score_cleanliness,
  score_staff: opinion.score_staff,
  score_food: opinion.score_food,
  pros: opinion.pros,
  cons: opinion.cons,
  text: opinion.text,
  language: opinion.language,
  declaration: false,
})

/** Returns the members of the route's input. */
export const inputOf = ({ evidence, code, relation, attended_to, declaration: _, ...rest }: WizardValues) => ({
  ...rest,
  relation: relation === '' ? ('parent_current' as const) : relation,
  attended_to: relation === 'parent_former' && attended_to !== '' ? attended_to : null,
  declaration: true as const,
  ...(evidence.length > 0 && { evidence_ids: evidence.map(({ id }) => id) }),
  ...(code.trim() !== '' && { code: code.trim() }),
})
