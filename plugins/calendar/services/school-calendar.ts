import { daysOfSchoolYear, isSeason, type OccasionDays, schoolYearOf } from '#plugins/tags/contract/calendar.ts'
import type { TagView } from '#plugins/tags/contract/tag-view.ts'

/** Day of kindergarten life with its dates, and where it is from today: over, going on, the next to begin, or later. */
export interface CalendarDay extends OccasionDays, TagView {
  readonly state: 'over' | 'now' | 'next' | 'later'
}

/** Days of a school year, which began in `firstYear`. */
export interface SchoolCalendar {
  readonly firstYear: number
  /** From September to August. */
  readonly days: readonly CalendarDay[]
}

const daysIn = (firstYear: number, tags: readonly TagView[]) =>
  daysOfSchoolYear(firstYear).flatMap(({ key, from, to }) => {
    const tag = tags.find((one) => one.key === key)
    return tag ? [{ ...tag, from, to }] : []
  })

/** Returns the days of the present school year; once all of them are over, in summer, those of the next one. */
export const schoolCalendarOf = (today: string, tags: readonly TagView[]): SchoolCalendar => {
  const present = schoolYearOf(today)
  const isOver = daysIn(present, tags).every(({ to }) => to < today)
  const firstYear = isOver ? present + 1 : present
  const days = daysIn(firstYear, tags)
  const next = days.find(({ from }) => from > today)
  const stateOf = ({ from, to }: OccasionDays) => (to < today ? 'over' : from <= today ? 'now' : from === next?.from ? 'next' : 'later')
  return { firstYear, days: days.map((day) => ({ ...day, state: stateOf(day) })) }
}

/** Returns the day to prepare for: today's, else the next one to begin, else a season that goes on. */
export const highlightOf = <Day extends CalendarDay>(days: readonly Day[]): Day | null =>
  days.find((day) => day.state === 'now' && !isSeason(day)) ??
  days.find(({ state }) => state === 'next') ??
  days.find(({ state }) => state === 'now') ??
  null

/** Returns the dates of an occasion in a school year; `null` where it has none. */
export const datesIn = (firstYear: number, key: string): OccasionDays | null => {
  const found = daysOfSchoolYear(firstYear).find((one) => one.key === key)
  return found ? { from: found.from, to: found.to } : null
}
