import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { ChatHours } from '../contract/room.ts'

/** Hours of a facility that has said nothing: working days, 7 to 17. */
export const defaultHours: ChatHours = { days: [1, 2, 3, 4, 5], opens: 7 * 60, closes: 17 * 60 }

/** Minutes for which a message may stay unread until a mail tells of it. */
export const unreadMinutes = 10

type IsHoliday = (day: string) => boolean

/** Weekday of an ISO date, 1 (Monday) to 7. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

const isWorkingDay = ({ days }: ChatHours, isHoliday: IsHoliday, day: string) => days.includes(weekdayOf(day)) && !isHoliday(day)

/** Returns whether a facility answers at a moment. */
export const isOpenAt = (hours: ChatHours, isHoliday: IsHoliday, moment: Date): boolean => {
  const { day, minutes } = toWarsawTime(moment)
  return isWorkingDay(hours, isHoliday, day) && minutes >= hours.opens && minutes < hours.closes
}

/** Days within which the next opening is looked for; longer than the longest run of holidays. */
const reach = 30

/**
 * Returns when a mail may tell that a message is unread: ten minutes after it was sent or, if that is outside of the hours of the
 * facility, when they begin again. A facility without hours has none that could be disturbed.
 */
export const mailDueAt = (hours: ChatHours, isHoliday: IsHoliday, sentAt: Date): Date => {
  const due = new Date(sentAt.getTime() + unreadMinutes * 60_000)
  if (hours.days.length === 0 || hours.closes <= hours.opens || isOpenAt(hours, isHoliday, due)) return due
  const { day, minutes } = toWarsawTime(due)
  for (let ahead = minutes < hours.opens ? 0 : 1; ahead <= reach; ahead++) {
    const candidate = addDays(day, ahead)
    if (isWorkingDay(hours, isHoliday, candidate)) return fromWarsawTime(candidate, hours.opens)
  }
  return due
}
