/** `+48601602603` → `601 602 603` (specification §5: grouped 3-3-3); numbers of other countries and texts that are none stay unchanged. */
export const groupedPhone = (e164: string): string => e164.replace(/^\+48(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')

/** Numbers found in a text, and what was unusual about their spelling. */
export interface ParsedPhones {
  /** Polish numbers as E.164, in their order, each once. */
  readonly numbers: readonly string[]
  readonly hasPrefix: boolean
  readonly hasAreaCode: boolean
  readonly hasExtension: boolean
  readonly hasRange: boolean
  readonly hasSeveral: boolean
  readonly hasTooShort: boolean
  readonly hasTooLong: boolean
}

const separators = /[,;:/|\\+]|\p{L}+/u
const extension = /(?<=[\d)\s.,;/-])(?:wew(?:n|nętrzny|ętrzny)?|ext|int|w|#)\.?:?\s*\d{1,5}(?!\d)/gi

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** Removes an extension, `wew. 12`, which E.164 has none of. */
const withoutExtension = (text: string): string => text.replace(extension, '').trim()
/** Removes the trunk zero that is dialled within the country only: `+48 (0) 22`. */
const withoutTrunkZero = (text: string): string => text.replace(/\(0\)/g, ' ')
/** Joins an area code with its number: `022/512-34-56` → `225123456`. */
const joinAreaCode = (text: string): string => text.replace(/(?<!\d)0?(\d{2})\s*\/\s*(\d{3})[\s-]?(\d{2})[\s-]?(\d{2})(?!\d)/g, '$1$2$3$4')

/** Removes the prefix of the country where a sign marks it, so that `+48 1234567` stays too short. */
const withoutMarkedPrefix = (text: string): string => text.replace(/(?:\+|(?<!\d)00)\s*48(?=[\s().-]*\d)/g, '+')

const withoutPrefix = (digits: string): string =>
  digits
    .replace(/^0048(?=\d{9})/, '')
    .replace(/^48(?=0?\d{9}$|\d{18}$)/, '')
    .replace(/^0(?=\d{9}$)/, '')

const isNational = (digits: string): boolean => /^[1-9]\d{8}$/.test(digits)

/** Removes the end of a range of numbers: `22 512 34 56-58` → `22 512 34 56`. */
const withoutRange = (part: string): string => {
  if (isNational(withoutPrefix(digitsOf(part)))) return part
  const first = /^(.*\d)\s*[-–]\s*\d{1,3}\D*$/.exec(part)?.[1]
  return first !== undefined && isNational(withoutPrefix(digitsOf(first))) ? first : part
}

/** Returns nine-digit numbers without prefix; two for eighteen joined digits. */
const nationalNumbers = (digits: string): readonly string[] => {
  const bare = withoutPrefix(digits)
  const pair = /^([1-9]\d{8})(?:48)?([1-9]\d{8})$/.exec(bare)
  return pair ? [pair[1] ?? '', pair[2] ?? ''] : [bare]
}

/**
 * Reads all Polish telephone numbers of a text: prefixes, area codes (`022/512-34-56`), several numbers, ranges (the
 * first number counts) and extensions (dropped). A number has nine digits and does not start with 0 (Polish numbering
 * plan). Not checked by libphonenumber-js as well: its smallest metadata refuse none of the 20,900 numbers
 * that are read from registers, and forms would load 29 KB more.
 */
export const parsePhones = (text: string): ParsedPhones => {
  const plain = text.replace(/^=?"|"$/g, '').trim()
  const unextended = withoutExtension(plain)
  const national = withoutTrunkZero(unextended)
  const joined = joinAreaCode(withoutMarkedPrefix(national))
  const spelled = joined.split(separators).filter((part) => /\d/.test(part))
  const parts = spelled.map((part) => digitsOf(withoutRange(part)))
  const all = parts.flatMap(nationalNumbers)
  return {
    numbers: [...new Set(all.filter(isNational))].map((number) => `+48${number}`),
    hasPrefix: /^\+|^00|^0\d{9}$/.test(plain.replace(/[\s()-]/g, '')) || parts.some((part) => part.length === 11 && part.startsWith('48')),
    hasAreaCode: joined !== withoutMarkedPrefix(national),
    hasExtension: unextended !== plain,
    hasRange: spelled.some((part) => withoutRange(part) !== part),
    hasSeveral: all.length > 1,
    hasTooShort: all.some((number) => number.length < 9),
    hasTooLong: all.some((number) => number.length > 9 || /^0\d{8}$/.test(number)),
  }
}

/**
 * Reads one telephone number as people type it and returns it as E.164; `null` for anything else, also for two numbers.
 * Foreign ones begin with + or 00.
 */
export const parsePhone = (text: string): string | null => {
  const { numbers, hasSeveral } = parsePhones(text)
  const international = /^\s*(?:\+|00)(.*)$/s.exec(withoutTrunkZero(withoutExtension(text)))
  if (international && !digitsOf(international[1] ?? '').startsWith('48')) {
    const digits = digitsOf(international[1] ?? '')
    return /^[1-9]\d{6,14}$/.test(digits) ? `+${digits}` : null
  }
  const [number] = numbers
  return number !== undefined && !hasSeveral ? number : null
}

/** Returns true for a text of the characters with which people write telephone numbers, apart from an extension. */
export const isSpelledLikePhone = (text: string): boolean => /^\s*\+?[\d\s()./–-]*$/.test(withoutExtension(text))

/** Counts the digits of a telephone number without its extension. */
export const countPhoneDigits = (text: string): number => digitsOf(withoutExtension(text)).length
