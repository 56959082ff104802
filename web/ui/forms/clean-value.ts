import { normalizeEmail } from '#core/kernel/email.ts'

/** The properties of a form field that decide how its value is cleaned. */
export interface TypedField {
  readonly type: string
  readonly inputMode?: string
  readonly autocomplete?: string
}

/**
 * Converts a typed text to the value that is sent (specification §5, form helper): texts are trimmed, e-mail addresses
 * written as they are stored, numbers converted to integers (0 if empty), spaces removed from codes. Passwords stay
 * unchanged.
 */
export const cleanValue = ({ type, inputMode, autocomplete }: TypedField, typed: string): string | number => {
  // A visible password has the type `text`.
  if (type === 'password' || autocomplete?.endsWith('password')) return typed
  if (type === 'number') return Number.parseInt(typed.replace(/\s/g, ''), 10) || 0
  if (type === 'email') return normalizeEmail(typed)
  return inputMode === 'numeric' ? typed.replace(/\s/g, '') : typed.trim()
}
