import { parseEmail } from '#core/kernel/email.ts'
import { httpsUrl } from '#core/kernel/https-url.ts'
import { uploadLimits } from '#core/kernel/upload-limits.ts'
import type { FieldElement } from './read-fields.ts'
import { type FormValue, isEmpty } from './values.ts'

/** Maximum size of a file, bytes (specification §9). */
export const maxFileBytes = uploadLimits.fileBytes

/**
 * Rules of a field as HTML attributes; `data-missing`, `data-short` and `data-wrong` are keys of more specific messages.
 * A field that knows its own errors says the key by `setCustomValidity`.
 */
export type RuledField = Pick<FieldElement, 'name' | 'type' | 'required' | 'dataset'> &
  Partial<Pick<HTMLInputElement, 'minLength' | 'maxLength' | 'min' | 'max' | 'pattern' | 'accept' | 'validity' | 'validationMessage'>>

/**
 * Returns the message key of a field's error, or null, by the rules of specification §5 that need neither server nor Schema.
 * `saved` is the value with which the field was rendered: a cleared field has another message than one that never had a value.
 */
export const validateField = (field: RuledField, value: FormValue, saved?: FormValue): string | null => {
  if (isEmpty(value)) {
    if (!field.required) return null
    return field.dataset['missing'] ?? (isEmpty(saved) ? 'FIELD_REQUIRED' : 'FIELD_EMPTY')
  }
  if (field.validity?.customError) return field.validationMessage ?? null
  if (value instanceof File) return validateFile(field, value)
  return typeof value === 'number' ? validateNumber(field, value) : typeof value === 'string' ? validateText(field, value) : null
}

const validateText = ({ name, type, minLength = -1, maxLength = -1, pattern, dataset }: RuledField, text: string) => {
  if (/phone/i.test(name) && text.replace(/\s/g, '').length < 7) return 'PHONE_FIELD_MINIMAL_INPUT'
  if (type === 'email' && parseEmail(text) === null) return 'EMAIL_FIELD_INVALID'
  if (type === 'url' && httpsUrl(text) === null) return 'URL_FIELD_INVALID'
  if (text.length < minLength) return dataset['short'] ?? 'FIELD_TOO_SHORT'
  if (maxLength >= 0 && text.length > maxLength) return 'FIELD_TOO_LONG'
  return pattern && !new RegExp(`^(?:${pattern})$`, 'v').test(text) ? (dataset['wrong'] ?? 'FIELD_INVALID') : null
}

const validateNumber = ({ min = '', max = '' }: RuledField, number: number) => {
  if (min !== '' && number < Number(min)) return 'FIELD_TOO_LOW'
  return max !== '' && number > Number(max) ? 'FIELD_TOO_HIGH' : null
}

/** Returns the message key of a file's error, or null: by `accept` and the largest size. */
export const validateFile = ({ accept = '' }: { readonly accept?: string | undefined }, { name, size, type }: File): string | null => {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean)
  const fits = (kind: string) =>
    kind.startsWith('.') ? name.toLowerCase().endsWith(kind) : kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  if (kinds.length > 0 && !kinds.some(fits)) return 'error/bad-file-format'
  return size > maxFileBytes ? 'error/file-too-big' : null
}
