import { nameMaxLength, nameMinLength } from '#core/kernel/name-length.ts'
import { textProblem } from '../../contract/clean-text.ts'
import { opinionLimits } from '../../contract/limits.ts'
import type { WizardValues } from './values.ts'

export const wizardSteps = ['author', 'ratings', 'points', 'text'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** Message keys by field. */
export type WizardErrors = Readonly<Record<string, string>>

/** Fields of each step, in their order. */
export const stepFields: Readonly<Record<WizardStep, readonly (Exclude<keyof WizardValues, 'evidence'> | 'evidence_ids')[]>> = {
  author: ['author_first_name', 'author_last_name', 'relation', 'attended_from', 'attended_to', 'code', 'evidence_ids'],
  ratings: ['score_cleanliness', 'score_staff', 'score_food'],
  points: ['pros', 'cons'],
  text: ['text', 'language', 'declaration'],
}

const errorOfName = (name: string) =>
  name.trim() === ''
    ? 'FIELD_REQUIRED'
    : name.trim().length < nameMinLength
      ? 'NAME_TOO_SHORT'
      : name.length > nameMaxLength
        ? 'FIELD_TOO_LONG'
        : null

/** Says how long the text must be. */
const shortText = (key: string | null) => (key === 'FIELD_TOO_SHORT' ? 'opinions.wizard.error.short' : key)

const checks: Readonly<Record<WizardStep, (values: WizardValues, month: string) => Readonly<Record<string, string | null>>>> = {
  author: ({ author_first_name, author_last_name, relation, attended_from: from, attended_to: to }, month) => ({
    author_first_name: errorOfName(author_first_name),
    author_last_name: errorOfName(author_last_name),
    relation: relation === '' ? 'FIELD_REQUIRED' : null,
    attended_from: from === '' ? 'FIELD_REQUIRED' : from > month ? 'opinions.wizard.error.future' : null,
    attended_to:
      relation !== 'parent_former'
        ? null
        : to === ''
          ? 'FIELD_REQUIRED'
          : to < from
            ? 'opinions.wizard.error.order'
            : to > month
              ? 'opinions.wizard.error.future'
              : null,
  }),
  ratings: (values) =>
    Object.fromEntries(
      (['score_cleanliness', 'score_staff', 'score_food'] as const).map((name) => [
        name,
        values[name] === 0 ? 'opinions.wizard.error.score' : null,
      ]),
    ),
  points: () => ({}),
  text: ({ text, declaration }) => ({
    text: shortText(textProblem(text, opinionLimits.text)),
    declaration: declaration ? null : 'opinions.wizard.error.declaration',
  }),
}

/** Returns the errors of a step; `month` is the current one, `2026-11`. */
export const errorsOf = (step: WizardStep, values: WizardValues, month: string): WizardErrors =>
  Object.fromEntries(Object.entries(checks[step](values, month)).flatMap(([name, key]) => (key === null ? [] : [[name, key] as const])))

/** Returns the first step with one of these fields. */
export const stepOf = (fields: readonly string[]): WizardStep | undefined =>
  wizardSteps.find((step) => stepFields[step].some((field) => fields.some((one) => one === field || one.startsWith(`${field}.`))))
