import { timeOfDay } from '#core/kernel/time-of-day.ts'
import type { WeekHours } from './site.data.ts'

/** Days with one pair of hours: key of their name, and their names in structured data. */
const groups = [
  ['weekdays', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']],
  ['saturday', ['Saturday']],
  ['sunday', ['Sunday']],
] as const

/** Hours of a group of days; `null`: closed, `undefined`: unknown. */
export interface DayHours {
  readonly key: (typeof groups)[number][0]
  readonly days: readonly string[]
  readonly hours: { readonly opens: string; readonly closes: string } | null | undefined
}

/** Returns the hours of the week by groups of days. */
export const weekOf = (week: WeekHours): readonly DayHours[] => {
  const times = {
    weekdays: [true, week.open_at, week.close_at],
    saturday: [week.is_open_saturday, week.saturday_open_at, week.saturday_close_at],
    sunday: [week.is_open_sunday, week.sunday_open_at, week.sunday_close_at],
  } as const
  return groups.map(([key, days]) => {
    const [isOpen, from, until] = times[key]
    if (!isOpen) return { key, days, hours: null }
    return { key, days, hours: from === null || until === null ? undefined : { opens: timeOfDay(from), closes: timeOfDay(until) } }
  })
}

/** Returns the hours as structured data (schema.org); unknown ones are left out. */
export const openingHours = (week: WeekHours) =>
  weekOf(week).flatMap(({ days, hours }) => (hours ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...hours }] : []))
