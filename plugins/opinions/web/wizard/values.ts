import type { Language } from '#core/kernel/language.ts'
import { pick, type ValuesOf } from '#core/records/fields.ts'
import type { OwnOpinionView } from '../../contract/opinion.ts'
import { opinionFields } from '../../contract/opinion-fields.ts'
import type { Relation } from '../../contract/states.ts'

/** Uploaded document, by its name. */
export interface Evidence {
  readonly id: string
  readonly name: string
}

/** All that the wizard asks for, as its fields have it. */
export interface WizardValues extends Omit<ValuesOf<typeof opinionFields>, 'relation' | 'attended_to'> {
  readonly relation: Relation | ''
  readonly attended_to: string
  readonly code: string
  readonly evidence: readonly Evidence[]
  readonly declaration: boolean
}

const unsaved = { code: '', evidence: [], declaration: false }

/** Returns the values of a new opinion; the name is that of the account. */
export const newValues = (user: { readonly name?: string; readonly surname?: string } | null, language: Language): WizardValues => ({
  author_first_name: user?.name ?? '',
  author_last_name: user?.surname ?? '',
  relation: '',
  attended_from: '',
  attended_to: '',
  score_cleanliness: 0,
  score_staff: 0,
  score_food: 0,
  pros: [],
  cons: [],
  text: '',
  language,
  ...unsaved,
})

/** Returns the values of an opinion that its author changes. */
export const valuesOf = (opinion: OwnOpinionView): WizardValues => ({
  ...pick(opinionFields, opinion),
  attended_to: opinion.attended_to ?? '',
  ...unsaved,
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
