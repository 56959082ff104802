import { dayAfter, inWarsaw, whenInWarsaw } from '#core/kernel/warsaw.ts'

/** A presentation takes so many minutes (specification §9). */
export const presentationMinutes = 15

/** Working hours, minutes since midnight in Warsaw: the last presentation ends at the second. */
const hours = [8 * 60, 16 * 60] as const

/** Nobody is called sooner than so many hours after booking, or later than so many days. */
const soonestHours = 2
const furthestDays = 60

type IsHoliday = (day: string) => boolean

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** The beginnings of a day's presentations, ISO 8601 UTC; none on weekends and holidays. */
const slotsOf = (day: string, isHoliday: IsHoliday): readonly string[] => {
  if (isWeekend(day) || isHoliday(day)) return []
  const [opens, closes] = hours
  // The clock is changed at night: within working hours an hour is an hour.
  const first = whenInWarsaw(day, opens).getTime()
  return Array.from({ length: (closes - opens) / presentationMinutes }, (_, n) =>
    new Date(first + n * presentationMinutes * 60_000).toISOString(),
  )
}

/** A day on which presentations are held, and those that begin late enough. */
export interface OfferedDay {
  /** ISO date of Warsaw's calendar. */
  readonly day: string
  readonly slots: readonly string[]
}

/** All that is offered at a moment, booked or not, day after day; days without any left out. `from` and `to` narrow it. */
export const offered = (now: Date, isHoliday: IsHoliday, { from, to }: { from?: string | undefined; to?: string | undefined } = {}) => {
  const today = inWarsaw(now).day
  const soonest = new Date(now.getTime() + soonestHours * 3_600_000).toISOString()
  const last = dayAfter(today, furthestDays)
  const days: OfferedDay[] = []
  for (
    let day = from !== undefined && from > today ? from : today;
    day <= (to !== undefined && to < last ? to : last);
    day = dayAfter(day, 1)
  ) {
    const slots = slotsOf(day, isHoliday).filter((slot) => slot >= soonest)
    if (slots.length > 0) days.push({ day, slots })
  }
  return days as readonly OfferedDay[]
}

/** Whether a moment is among what is offered. */
export const isOffered = (slot: Date, now: Date, isHoliday: IsHoliday): boolean => {
  const { day } = inWarsaw(slot)
  return offered(now, isHoliday, { from: day, to: day }).some(({ slots }) => slots.includes(slot.toISOString()))
}

/** When a presentation ends, ISO 8601 UTC. */
export const endOf = (slot: string): string => new Date(Date.parse(slot) + presentationMinutes * 60_000).toISOString()
