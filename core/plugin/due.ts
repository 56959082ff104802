import { minutesOfTime } from '#core/kernel/time-of-day.ts'
import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Schedule } from './jobs.ts'

/** Returns the last moment at or before `now` at which a schedule was due. */
export const lastDue = (schedule: Schedule, now: Date): Date => {
  if ('minutes' in schedule) {
    const span = schedule.minutes * 60_000
    return new Date(now.getTime() - (now.getTime() % span))
  }
  const minutes = minutesOfTime(schedule.at)
  const { day } = toWarsawTime(now)
  const today = fromWarsawTime(day, minutes)
  return today <= now ? today : fromWarsawTime(addDays(day, -1), minutes)
}
