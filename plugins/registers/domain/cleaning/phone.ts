import { type Cleaned, touchedBy } from './rules.ts'

/** Up to two telephones, E.164. */
export interface Phones {
  readonly phone?: string
  readonly second_phone?: string
}

const separators = /[,;:/|\\+]|\p{L}+/u

/** The nine digits of a Polish number, without country prefix and trunk zero; two when eighteen digits run together. */
const nationals = (digits: string): readonly string[] => {
  const bare = digits
    .replace(/^0048(?=\d{9})/, '')
    .replace(/^48(?=\d{9}$|\d{18}$)/, '')
    .replace(/^0(?=\d{9}$)/, '')
  const pair = /^([1-9]\d{8})(?:48)?([1-9]\d{8})$/.exec(bare)
  return pair ? [pair[1] ?? '', pair[2] ?? ''] : [bare]
}

/**
 * The telephones of one cell: prefixes, area codes (`12/3456789`), several numbers, extensions (dropped: E.164 knows none).
 * Nine digits not starting with 0, as the Polish numbering plan has it.
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
  const all = parts.flatMap(nationals)
  const good = [...new Set(all.filter((number) => /^[1-9]\d{8}$/.test(number)))]
  const [first, second] = good
  return {
    value: { ...(first ? { phone: `+48${first}` } : {}), ...(second ? { second_phone: `+48${second}` } : {}) },
    appliedRules: touchedBy({
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
