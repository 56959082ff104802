/** Count rounded down for display: `count` × `unit` equals the number, or is less than it when `over` is set. */
export interface RoundedDown {
  readonly count: number
  readonly unit: 1 | 1000 | 1_000_000
  /** Set when the actual number is greater than `count` × `unit`. */
  readonly over: boolean
}

/** Numbers below this are exact. */
const small = 100
/** From here on the unit is a thousand: 9,900 is shown in digits, 10,000 as "10 thousand". */
const large = 10_000

/** Rounds a non-negative integer down to two significant digits; numbers below a hundred stay exact. */
export const roundedDown = (number: number): RoundedDown => {
  const step = number < small ? 1 : 10 ** (Math.floor(Math.log10(number)) - 1)
  const rounded = Math.floor(number / step) * step
  const unit = rounded >= 1_000_000 ? 1_000_000 : rounded >= large ? 1000 : 1
  return { count: rounded / unit, unit, over: rounded < number }
}
