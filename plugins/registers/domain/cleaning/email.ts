import { type Cleaned, rulesApplied } from './rules.ts'
import { isPlaceholder, normalizeWhitespace } from './whitespace.ts'

const address = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/

/** Returns the first e-mail address of a cell in lower case; `''` when there is none. Misspelled domains are not corrected. */
export const cleanEmail = (text: string): Cleaned<string> => {
  const normalized = normalizeWhitespace(text).replace(/^(?:mailto:|e-?mail:)\s*/i, '')
  if (isPlaceholder(normalized)) return { value: '', appliedRules: ['email-missing'] }
  const parts = normalized
    .toLowerCase()
    .split(/[\s,;|]+|\/(?=\S+@)/)
    .filter((part) => part.includes('@'))
  const value = parts.find((part) => address.test(part) && part.length <= 254 && !/^\.|\.\.|\.@/.test(part)) ?? ''
  return {
    value,
    appliedRules: rulesApplied({
      'email-case': value !== '' && normalized !== normalized.toLowerCase(),
      'email-two-in-one': parts.length > 1,
      'email-invalid': value === '',
    }),
  }
}
