import { cleanValue } from './clean-value.ts'
import type { FormValue, FormValues } from './values.ts'

/** A field of a form in the page. */
export type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Which value of a field is read: the current or the initial one. */
type ValueState = 'current' | 'initial'

const fieldTypes = /^(?!hidden$|button$|submit$|reset$|image$|fieldset$|output$)/

/** Returns the fields of a form, without hidden and disabled ones (specification §5). */
export const fieldsOf = (form: Pick<HTMLFormElement, 'elements'>): readonly FieldElement[] =>
  ([...form.elements] as FieldElement[]).filter(
    (field) => field.name !== '' && fieldTypes.test(field.type) && !field.disabled && !field.closest('[hidden],[inert]'),
  )

/** Returns the cleaned values of a form's fields by name. */
export const readFields = (form: Pick<HTMLFormElement, 'elements'>, state: ValueState = 'current'): FormValues => {
  const values: Record<string, FormValue> = {}
  const fields = fieldsOf(form)
  for (const field of fields) {
    if (isCheckable(field)) values[field.name] = checkedValueOf(field, values[field.name], fields, state)
    else if (field.type === 'file') values[field.name] = state === 'current' ? fileOf(field) : null
    else values[field.name] = cleanValue(field, state === 'current' ? field.value : initialValueOf(field))
  }
  return values
}

const isCheckable = (field: FieldElement): field is HTMLInputElement => field.type === 'radio' || field.type === 'checkbox'

/** Returns the selected file of a field. */
export const fileOf = (field: { readonly type: string; readonly files?: ArrayLike<File> | null }): File | null => field.files?.[0] ?? null

const initialValueOf = (field: FieldElement) =>
  'options' in field
    ? (([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '')
    : (field.defaultValue ?? '')

/**
 * Returns the value of checkboxes and radio buttons: a single checkbox is a boolean or its own value, several of a name
 * are a list, of radio buttons the selected one.
 */
const checkedValueOf = (
  field: HTMLInputElement,
  before: FormValue | undefined,
  all: readonly FieldElement[],
  state: ValueState,
): FormValue => {
  const on = state === 'current' ? field.checked : field.defaultChecked
  if (field.type === 'radio') return on ? field.value : (before ?? '')
  if (all.filter(({ name, type }) => name === field.name && type === 'checkbox').length > 1)
    return [...((before as readonly string[] | undefined) ?? []), ...(on ? [field.value] : [])]
  return field.value === 'on' ? on : on ? field.value : ''
}
