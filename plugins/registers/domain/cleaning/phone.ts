import { parsePhones } from '#core/kernel/phone.ts'
import { type Cleaned, rulesApplied } from './rules.ts'

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
