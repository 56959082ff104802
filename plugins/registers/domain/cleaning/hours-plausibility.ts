/** Interval of a day in minutes since midnight; one that closes before it opens ends on the next day. */
export interface Interval {
  readonly open: number
  readonly close: number
}

const noon = 12 * 60
/** Earliest opening of a day; `00:06` is a 6 in the wrong place. */
const earliest = 4 * 60
const lastMinute = 24 * 60 - 1
/** Least minutes of a day. */
const shortest = 2 * 60

const minutesOf = ({ open, close }: Interval): number => (close > open ? close - open : 24 * 60 - open + close)

/** Returns whether a day contains hours that close when or before they open, and no night can explain it. */
export const endsBeforeItBegins = (day: readonly Interval[]): boolean =>
  day.some(({ open, close }) => close === open || (close < open && open < noon))

/**
 * Returns whether a day opens in the small hours, unless it is open around the clock or in the night before them, or is
 * open for less than two hours.
 */
export const isImplausible = (day: readonly Interval[]): boolean => {
  if (day.length === 0) return false
  const untilMidnight = day.some(({ open, close }) => close >= lastMinute || close < open)
  const opensAtNight = day.some(({ open, close }) => open < earliest && close > open)
  return (opensAtNight && !untilMidnight) || day.reduce((sum, each) => sum + minutesOf(each), 0) < shortest
}
