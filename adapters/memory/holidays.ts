import type { Holidays } from '#core/ports/holidays.ts'

/** Creates a calendar with the given holidays, ISO dates. */
export const makeHolidays = (...days: readonly string[]): Holidays => ({ isHoliday: (day) => days.includes(day) })
