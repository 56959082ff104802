const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11

const digitsOf = (text: string): string => text.replace(/^PL/i, '').replace(/\D/g, '')

/** Returns a valid NIP, ten digits with a check digit (weights 6 5 7 2 3 4 5 6 7 modulo 11), or `null`. */
export const cleanNip = (text: string): string | null => {
  const digits = digitsOf(text)
  return /^\d{10}$/.test(digits) && !/^0+$/.test(digits) && weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) === Number(digits[9])
    ? digits
    : null
}

const nineDigitWeights = [8, 9, 2, 3, 4, 5, 6, 7] as const
const fourteenDigitWeights = [2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8] as const

/** Returns a valid REGON, nine or fourteen digits with check digits (modulo 11, ten counts as zero), or `null`. */
export const cleanRegon = (text: string): string | null => {
  const digits = digitsOf(text)
  if (!/^(?:\d{9}|\d{14})$/.test(digits) || /^0+$/.test(digits)) return null
  const longFormValid = digits.length === 9 || weightedSum(digits, fourteenDigitWeights) % 10 === Number(digits[13])
  return longFormValid && weightedSum(digits, nineDigitWeights) % 10 === Number(digits[8]) ? digits : null
}
