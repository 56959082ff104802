import Calendar from 'date-holidays'
import type { Holidays } from '#core/ports/holidays.ts'

/** Polish public holidays by date-holidays (with 24 December, a holiday since 2025); each year is computed once. */
export const makeHolidays = (): Holidays => {
  const calendar = new Calendar('PL', { types: ['public'] })
  const years = new Map<string, ReadonlySet<string>>()
  const daysOf = (year: string) => {
    const cached = years.get(year)
    if (cached) return cached
    const days = new Set(
      calendar
        .getHolidays(Number(year))
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10)),
    )
    years.set(year, days)
    return days
  }
  return { isHoliday: (day) => daysOf(day.slice(0, 4)).has(day) }
}
