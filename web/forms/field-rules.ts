import { emailPattern } from '#core/kernel/email-pattern.ts'
import { httpsUrl } from '#core/kernel/https-url.ts'
import type { FieldElement } from './read-fields.ts'
import { type FormValue, isEmpty } from './values.ts'

/** Largest file, bytes (specification §9). */
export const fileMost = 5 * 1024 * 1024

/** What a field says of itself, in HTML's own attributes; `data-missing`, `data-short` and `data-wrong` name better messages. */
export type RuledField = Pick<FieldElement, 'name' | 'type' | 'required' | 'dataset'> &
  Partial<Pick<HTMLInputElement, 'minLength' | 'maxLength' | 'min' | 'max' | 'pattern' | 'accept'>>

/**
 * The message key of what is wrong with a field, or null: the rules of the specification (§5) that need no server and no Schema.
 * `kept` is what the field held when it was drawn: what has been emptied is told otherwise than what was never filled.
 */
export const complaintOf = (field: RuledField, value: FormValue, kept?: FormValue): string | null => {
  if (isEmpty(value)) {
    if (!field.required) return null
    return field.dataset['missing'] ?? (isEmpty(kept) ? 'FIELD_REQUIRED' : 'FIELD_EMPTY')
  }
  if (value instanceof File) return fileComplaint(field, value)
  return typeof value === 'number' ? numberComplaint(field, value) : typeof value === 'string' ? textComplaint(field, value) : null
}

const textComplaint = ({ name, type, minLength = -1, maxLength = -1, pattern, dataset }: RuledField, text: string) => {
  if (/phone/i.test(name) && text.replace(/\s/g, '').length < 7) return 'PHONE_FIELD_MINIMAL_INPUT'
  if (type === 'email' && !emailPattern.test(text)) return 'EMAIL_FIELD_INVALID'
  if (type === 'url' && httpsUrl(text) === null) return 'URL_FIELD_INVALID'
  if (text.length < minLength) return dataset['short'] ?? 'FIELD_TOO_SHORT'
  if (maxLength >= 0 && text.length > maxLength) return 'FIELD_TOO_LONG'
  return pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(text) ? (dataset['wrong'] ?? 'FIELD_INVALID') : null
}

const numberComplaint = ({ min = '', max = '' }: RuledField, number: number) => {
  if (min !== '' && number < Number(min)) return 'FIELD_TOO_LOW'
  return max !== '' && number > Number(max) ? 'FIELD_TOO_HIGH' : null
}

const fileComplaint = ({ accept = '' }: RuledField, { name, size, type }: File) => {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  const fits = (kind: string) =>
    kind.startsWith('.') ? name.toLowerCase().endsWith(kind) : kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  if (kinds.length > 0 && !kinds.some(fits)) return 'error/bad-file-format'
  return size > fileMost ? 'error/file-too-big' : null
}
