import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'

/** Duration of a presentation in minutes (specification §9). */
export const presentationMinutes = 15

/** Working hours, minutes since midnight in Warsaw: the last presentation ends at the second value. */
const workingHours = [8 * 60, 16 * 60] as const

/** Minimum notice in hours and maximum lead time in days. */
const soonestHours = 2
const furthestDays = 60

type IsHoliday = (day: string) => boolean

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Start times of a day's presentations, ISO 8601 UTC; none on weekends and holidays. */
const slotsOf = (day: string, isHoliday: IsHoliday): readonly string[] => {
  if (isWeekend(day) || isHoliday(day)) return []
  const [opens, closes] = workingHours
  // Daylight saving changes at night, so working hours have no gaps.
  const first = fromWarsawTime(day, opens).getTime()
  return Array.from({ length: (closes - opens) / presentationMinutes }, (_, n) =>
    new Date(first + n * presentationMinutes * 60_000).toISOString(),
  )
}

/** Day with presentations, and its slots that respect the minimum notice. */
export interface OfferedDay {
  /** ISO date in Europe/Warsaw. */
  readonly day: string
  readonly slots: readonly string[]
}

/** Lists all slots offered at a moment, booked or not, by day; days without slots are omitted. `from` and `to` narrow the range. */
export const offeredDays = (now: Date, isHoliday: IsHoliday, { from, to }: { from?: string | undefined; to?: string | undefined } = {}) => {
  const today = toWarsawTime(now).day
  const soonest = new Date(now.getTime() + soonestHours * 3_600_000).toISOString()
  const last = addDays(today, furthestDays)
  const days: OfferedDay[] = []
  for (
    let day = from !== undefined && from > today ? from : today;
    day <= (to !== undefined && to < last ? to : last);
    day = addDays(day, 1)
  ) {
    const slots = slotsOf(day, isHoliday).filter((slot) => slot >= soonest)
    if (slots.length > 0) days.push({ day, slots })
  }
  return days as readonly OfferedDay[]
}

/** Tests whether a slot is offered. */
export const isOffered = (slot: Date, now: Date, isHoliday: IsHoliday): boolean => {
  const { day } = toWarsawTime(slot)
  return offeredDays(now, isHoliday, { from: day, to: day }).some(({ slots }) => slots.includes(slot.toISOString()))
}

/** Returns the end of a presentation, ISO 8601 UTC. */
export const endOf = (slot: string): string => new Date(Date.parse(slot) + presentationMinutes * 60_000).toISOString()
