import { dayAfter, inWarsaw, whenInWarsaw } from '#core/kernel/warsaw.ts'
import type { Schedule } from './jobs.ts'

/** When a job of this rhythm was last due, at `now` or before. */
export const lastDue = (schedule: Schedule, now: Date): Date => {
  if ('minutes' in schedule) {
    const span = schedule.minutes * 60_000
    return new Date(now.getTime() - (now.getTime() % span))
  }
  const [hours = 0, minutes = 0] = schedule.at.split(':').map(Number)
  const { day } = inWarsaw(now)
  const today = whenInWarsaw(day, 60 * hours + minutes)
  return today <= now ? today : whenInWarsaw(dayAfter(day, -1), 60 * hours + minutes)
}
