const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const

/** Returns the ten digits of a NIP written with spaces, hyphens or the prefix PL. */
export const nipDigits = (text: string): string => text.replace(/^\s*PL/i, '').replace(/[\s-]/g, '')

/** Returns whether a text is a NIP with a correct check digit. */
export const isNip = (text: string): boolean => {
  const digits = nipDigits(text)
  if (!/^[1-9]\d{9}$/.test(digits)) return false
  const sum = weights.reduce((total, weight, at) => total + weight * Number(digits[at]), 0)
  return sum % 11 === Number(digits[9])
}
