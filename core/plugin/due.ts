import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { Schedule } from './jobs.ts'

/** Returns the last moment at or before `now` at which a schedule was due. */
export const lastDue = (schedule: Schedule, now: Date): Date => {
  if ('minutes' in schedule) {
    const span = schedule.minutes * 60_000
    return new Date(now.getTime() - (now.getTime() % span))
  }
  const [hours = 0, minutes = 0] = schedule.at.split(':').map(Number)
  const { day } = toWarsawTime(now)
  const today = fromWarsawTime(day, 60 * hours + minutes)
  return today <= now ? today : fromWarsawTime(addDays(day, -1), 60 * hours + minutes)
}
