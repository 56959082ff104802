import { fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'

/** Returns the calendar month in Warsaw at a moment, as its first day: `2026-11-01`. */
export const monthOf = (moment: Date): string => `${toWarsawTime(moment).day.slice(0, 7)}-01`

/** Returns the midnight in Warsaw that ends the calendar month of a moment. */
export const endOfMonth = (moment: Date): Date => {
  const [year = 0, month = 0] = monthOf(moment).split('-').map(Number)
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
  return fromWarsawTime(next, 0)
}
