import type { FieldValues } from '#core/facilities/fields.ts'
import { emailPieces, parseEmail } from '#core/kernel/email.ts'
import { parsePhones } from '#core/kernel/phone.ts'
import { type Cleaned, rulesApplied } from './cleaning/rules.ts'
import { cleanStreet } from './cleaning/street.ts'
import { cleanWebsite } from './cleaning/website.ts'
import { isPlaceholder, normalizeWhitespace } from './cleaning/whitespace.ts'

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

/** Normalizes a building number: `4 B` → `4B`, `2 - 4` → `2-4`, `-36` → `36`; `''` for `bn`, `NN`, `brak`, `-`. */
export const cleanBuildingNumber = (text: string): Cleaned<string> => {
  if (text === '') return { value: '', appliedRules: [] }
  if (isPlaceholder(text) || /^\s*n\.?\s?n\.?\s*$/i.test(text)) return { value: '', appliedRules: ['house-number-none'] }
  const value = normalizeWhitespace(text)
    .replace(/(?<=\d) (?=[a-z]$)/i, '')
    .replace(/\s*([-/])\s*/g, '$1')
    .replace(/^[-/]+(?=\d)|[-/]+$/g, '')
  return { value, appliedRules: rulesApplied({ 'house-number-spaces': value !== text }) }
}

/** Removes the prefix of an apartment number: `lok. U2` → `U2`; `''` for `-`. */
export const cleanApartmentNumber = (text: string): Cleaned<string> => {
  if (text === '') return { value: '', appliedRules: [] }
  if (isPlaceholder(text)) return { value: '', appliedRules: ['apartment-none'] }
  const normalized = normalizeWhitespace(text)
  const value = normalized.replace(/^(?:lokal|lok|m)(?:\.|(?= )) ?(?=\S*\d)/i, '')
  return { value, appliedRules: rulesApplied({ 'apartment-prefix': value !== normalized }) }
}

/** Up to two telephones, E.164. */
export interface Phones {
  readonly phone?: string
  readonly second_phone?: string
}

/** Reads the telephones of one cell (`parsePhones`); the first two count. */
export const cleanPhone = (text: string): Cleaned<Phones> => {
  if (!/\d/.test(text)) return { value: {}, appliedRules: ['phone-missing'] }
  const parsed = parsePhones(text)
  const [first, second] = parsed.numbers
  return {
    value: { ...(first ? { phone: first } : {}), ...(second ? { second_phone: second } : {}) },
    appliedRules: rulesApplied({
      'phone-prefix': parsed.hasPrefix,
      'phone-area-code': parsed.hasAreaCode,
      'phone-extension': parsed.hasExtension,
      'phone-range': parsed.hasRange,
      'phone-two-in-one': parsed.hasSeveral,
      'phone-too-short': parsed.hasTooShort,
      'phone-too-long': parsed.hasTooLong,
    }),
  }
}

/** Normalizes a post code, `00-000`, also written `00000` or `="00-000"`; `''` for anything else. */
export const cleanPostCode = (text: string): Cleaned<string> => {
  const digits = /^=?"?\s*(\d{2})[\s-]*(\d{3})\s*"?$/.exec(text)
  if (digits) return { value: `${digits[1]}-${digits[2]}`, appliedRules: [] }
  return { value: '', appliedRules: text.trim() === '' ? [] : ['post-code-invalid'] }
}

/** Column keys of address and contact cells, the same in all layouts. */
export type AddressCell = 'street' | 'building' | 'apartment' | 'postCode' | 'phone' | 'email' | 'website'

/** Cleans street, numbers, post code, telephones, e-mail and websites of a row; `''` for empty cells. */
export const cleanAddress = (cell: (key: AddressCell) => string): Cleaned<FieldValues> => {
  const street = cleanStreet(cell('street'))
  const building = cleanBuildingNumber(cell('building'))
  const apartment = cleanApartmentNumber(cell('apartment'))
  const postCode = cleanPostCode(cell('postCode'))
  const phones = cleanPhone(cell('phone'))
  const email = cleanEmail(cell('email'))
  const websites = cleanWebsite(cell('website'))
  return {
    value: {
      post_code: postCode.value,
      street: street.value,
      building_number: building.value,
      apartment_number: apartment.value,
      ...phones.value,
      email: email.value,
      ...websites.value,
    },
    appliedRules: [street, building, apartment, postCode, phones, email, websites].flatMap(({ appliedRules }) => appliedRules),
  }
}
