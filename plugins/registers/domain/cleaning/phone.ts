import { type Cleaned, rulesApplied } from './rules.ts'

/** Up to two telephones, E.164. */
export interface Phones {
  readonly phone?: string
  readonly second_phone?: string
}

const separators = /[,;:/|\\+]|\p{L}+/u

/** Returns nine-digit Polish numbers without country prefix and trunk zero; two for eighteen joined digits. */
const nationalNumbers = (digits: string): readonly string[] => {
  const bare = digits
    .replace(/^0048(?=\d{9})/, '')
    .replace(/^48(?=\d{9}$|\d{18}$)/, '')
    .replace(/^0(?=\d{9}$)/, '')
  const pair = /^([1-9]\d{8})(?:48)?([1-9]\d{8})$/.exec(bare)
  return pair ? [pair[1] ?? '', pair[2] ?? ''] : [bare]
}

/**
 * Reads the telephones of one cell: handles prefixes, area codes (`12/3456789`), several numbers and extensions (dropped, E.164 has none).
 * A number has nine digits and does not start with 0 (Polish numbering plan).
 */
export const cleanPhone = (text: string): Cleaned<Phones> => {
  const plain = text.replace(/^=?"|"$/g, '').trim()
  if (!/\d/.test(plain)) return { value: {}, appliedRules: ['phone-missing'] }
  const withoutExtension = plain.replace(/\bwew(?:n|nętrzny)?\.?\s*\d+|(?<=\d)wew(?:n|nętrzny)?\.?\s*\d+/gi, '')
  const joined = withoutExtension.replace(/(?<!\d)0?(\d{2})\s*\/\s*(\d{7})(?!\d)/g, '$1$2')
  const parts = joined
    .split(separators)
    .map((part) => part.replace(/\D/g, ''))
    .filter((part) => part !== '')
  const all = parts.flatMap(nationalNumbers)
  const valid = [...new Set(all.filter((number) => /^[1-9]\d{8}$/.test(number)))]
  const [first, second] = valid
  return {
    value: { ...(first ? { phone: `+48${first}` } : {}), ...(second ? { second_phone: `+48${second}` } : {}) },
    appliedRules: rulesApplied({
      'phone-prefix':
        /^\+|^00|^0\d{9}$/.test(plain.replace(/[\s()-]/g, '')) || parts.some((part) => part.length === 11 && part.startsWith('48')),
      'phone-area-code': joined !== withoutExtension,
      'phone-extension': withoutExtension !== plain,
      'phone-two-in-one': all.length > 1,
      'phone-too-short': all.some((number) => number.length < 9),
      'phone-too-long': all.some((number) => number.length > 9 || /^0\d{8}$/.test(number)),
    }),
  }
}
