/** A number as one may say it aloud without saying too much: `count` times `unit` is the number, or less where it is `over` that. */
export interface RoundedDown {
  readonly count: number
  readonly unit: 1 | 1000 | 1_000_000
  /** Whether there are more than is said. */
  readonly over: boolean
}

/** Below this every one is said. */
const small = 100
/** From here on it is said in thousands: 9,900 in digits, "10 thousand" in words. */
const large = 10_000

/** A count (a whole number, not negative) rounded down to its first two digits, never up; less than a hundred stays as it is. */
export const roundedDown = (number: number): RoundedDown => {
  const step = number < small ? 1 : 10 ** (Math.floor(Math.log10(number)) - 1)
  const said = Math.floor(number / step) * step
  const unit = said >= 1_000_000 ? 1_000_000 : said >= large ? 1000 : 1
  return { count: said / unit, unit, over: said < number }
}
