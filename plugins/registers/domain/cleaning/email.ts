import { emailPieces, parseEmail } from '#core/kernel/email.ts'
import { type Cleaned, rulesApplied } from './rules.ts'
import { isPlaceholder, normalizeWhitespace } from './whitespace.ts'

/** Local part in ASCII: Polish letters there are slips, since hardly any mail server has such addresses. */
const asciiLocalPart = /^[!-~]+@/

/**
 * Returns the first e-mail address of a cell in the form in which all addresses are stored; `''` when there is none.
 * Misspelled domains are not corrected.
 */
export const cleanEmail = (text: string): Cleaned<string> => {
  const normalized = normalizeWhitespace(text)
  if (isPlaceholder(normalized)) return { value: '', appliedRules: ['email-missing'] }
  const pieces = emailPieces(normalized).filter((piece) => piece.includes('@'))
  const addresses = pieces.map((piece) => parseEmail(piece)).filter((email) => email !== null && asciiLocalPart.test(email))
  const value = addresses[0] ?? ''
  return {
    value,
    appliedRules: rulesApplied({
      'email-case': value !== '' && normalized !== normalized.toLowerCase(),
      'email-two-in-one': pieces.length > 1,
      'email-invalid': value === '',
    }),
  }
}
