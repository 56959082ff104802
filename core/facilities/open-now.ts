import { addDays, endOfDay, sameDayAt, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { OpeningHours } from './opening-hours.ts'

/** Opening state of a facility at a moment; `until` and `from` in minutes since midnight, Europe/Warsaw. */
export type OpenNow =
  | { readonly kind: 'open'; readonly until: number }
  | { readonly kind: 'opens-later'; readonly from: number }
  | { readonly kind: 'closed' }
  | { readonly kind: 'closed-for-holiday' }

const hoursOn = (hours: OpeningHours, weekday: string): readonly [number | null, number | null] => {
  if (weekday === 'Sat') return hours.is_open_saturday ? [hours.saturday_open_at, hours.saturday_close_at] : [null, null]
  if (weekday === 'Sun') return hours.is_open_sunday ? [hours.sunday_open_at, hours.sunday_close_at] : [null, null]
  return [hours.open_at, hours.close_at]
}

/** Returns the hours of a weekday, `null` when it is closed; those that end before they begin last until the next day. */
const intervalOn = (hours: OpeningHours, weekday: string) => {
  const [from, until] = hoursOn(hours, weekday)
  return from === null || until === null ? null : { from, until, pastMidnight: until < from }
}

/** Returns the opening state at a moment; `null` if the weekday hours are unknown (features PR-05). */
export const openNow = (hours: OpeningHours | undefined, moment: Date, isHoliday: (day: string) => boolean): OpenNow | null => {
  if (!hours || hours.open_at === null || hours.close_at === null) return null
  const { day, weekday, minutes } = toWarsawTime(moment)
  if (isHoliday(day)) return { kind: 'closed-for-holiday' }
  const before = toWarsawTime(new Date(sameDayAt(moment, 0).getTime() - 1))
  const lastNight = isHoliday(before.day) ? null : intervalOn(hours, before.weekday)
  if (lastNight?.pastMidnight && minutes < lastNight.until) return { kind: 'open', until: lastNight.until }
  const today = intervalOn(hours, weekday)
  if (!today || (minutes >= today.until && !today.pastMidnight)) return { kind: 'closed' }
  return minutes < today.from ? { kind: 'opens-later', from: today.from } : { kind: 'open', until: today.until }
}

/** Returns until when an opening state is valid: the next time the facility opens or closes, or the end of the day. */
export const validUntil = (open: OpenNow | null, moment: Date): Date => {
  const change = open?.kind === 'open' ? open.until : open?.kind === 'opens-later' ? open.from : null
  return change !== null && change > toWarsawTime(moment).minutes ? sameDayAt(moment, change) : endOfDay(moment)
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
/** Weekday, `Mon` to `Sun`. */
export type Weekday = (typeof weekdays)[number]

/** Returns the weekday of an ISO day. */
export const weekdayOf = (day: string): Weekday => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sun'

/** Days within which the next opening is looked for; longer than the longest run of holidays. */
const reach = 14

/** Beginning of opening hours: ISO day, and minutes since midnight, Europe/Warsaw. */
export interface Opening {
  readonly day: string
  readonly minutes: number
}

/** Returns when a facility opens next after a moment; `null` if it does not within two weeks. */
export const nextOpening = (hours: OpeningHours, moment: Date, isHoliday: (day: string) => boolean): Opening | null => {
  const { day: today, minutes } = toWarsawTime(moment)
  for (let n = 0; n < reach; n++) {
    const day = addDays(today, n)
    const interval = isHoliday(day) ? null : intervalOn(hours, weekdayOf(day))
    if (interval && (n > 0 || interval.from > minutes)) return { day, minutes: interval.from }
  }
  return null
}
