/** What the rules look at in a field: `HTMLInputElement` and its sisters have it. */
export interface TypedField {
  readonly type: string
  readonly inputMode?: string
  readonly autocomplete?: string
}

/**
 * A typed text as it is sent (specification §5, form helper): trimmed, addresses of mail in small letters, numbers whole and 0 where there
 * is none, digits of a code without spaces. Passwords stay as they are.
 */
export const cleaned = ({ type, inputMode, autocomplete }: TypedField, typed: string): string | number => {
  // One that is looked at is a text for so long.
  if (type === 'password' || autocomplete?.endsWith('password')) return typed
  if (type === 'number') return Number.parseInt(typed.replace(/\s/g, ''), 10) || 0
  if (type === 'email') return typed.trim().toLowerCase()
  return inputMode === 'numeric' ? typed.replace(/\s/g, '') : typed.trim()
}
