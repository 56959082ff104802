import { cleaned } from './clean.ts'
import type { FormValue, FormValues } from './values.ts'

/** A field of a form in the page. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What is looked at: as it stands now, or as it was drawn. */
type When = 'now' | 'first'

const fieldTypes = /^(?!hidden$|button$|submit$|reset$|image$|fieldset$|output$)/

/** The fields that are asked: one that is hidden, or lies in something hidden, or is disabled, is skipped (specification §5). */
export const fieldsOf = (form: Pick<HTMLFormElement, 'elements'>): readonly FieldElement[] =>
  ([...form.elements] as FieldElement[]).filter(
    (field) => field.name !== '' && fieldTypes.test(field.type) && !field.disabled && !field.closest('[hidden],[inert]'),
  )

/** What the fields hold, cleaned, by name. */
export const readFields = (form: Pick<HTMLFormElement, 'elements'>, when: When = 'now'): FormValues => {
  const values: Record<string, FormValue> = {}
  const fields = fieldsOf(form)
  for (const field of fields) {
    if (isChoice(field)) values[field.name] = choiceOf(field, values[field.name], fields, when)
    else if (field.type === 'file') values[field.name] = when === 'now' ? fileOf(field) : null
    else values[field.name] = cleaned(field, when === 'now' ? field.value : firstOf(field))
  }
  return values
}

const isChoice = (field: FieldElement): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

/** The file that was chosen. */
export const fileOf = (field: { readonly type: string; readonly files?: ArrayLike<File> | null }): File | null => field.files?.[0] ?? null

const firstOf = (field: FieldElement) =>
  'options' in field
    ? (([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '')
    : (field.defaultValue ?? '')

/** One box is ticked or not, and says its own value where it has one; of several of a name those ticked are a list; of circles the one. */
const choiceOf = (field: HTMLInputElement, before: FormValue | undefined, all: readonly FieldElement[], when: When): FormValue => {
  const on = when === 'now' ? field.checked : field.defaultChecked
  if (field.type === 'radio') return on ? field.value : (before ?? '')
  if (all.filter(({ name, type }) => name === field.name && type === 'checkbox').length > 1)
    return [...((before as readonly string[] | undefined) ?? []), ...(on ? [field.value] : [])]
  return field.value === 'on' ? on : on ? field.value : ''
}
