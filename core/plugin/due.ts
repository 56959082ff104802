import { dayAfter, inWarsaw, whenInWarsaw } from '#core/kernel/warsaw.ts'
import type { Rhythm } from './jobs.ts'

/** When a job of this rhythm was last due, at `now` or before. */
export const lastDue = (rhythm: Rhythm, now: Date): Date => {
  if ('minutes' in rhythm) {
    const span = rhythm.minutes * 60_000
    return new Date(now.getTime() - (now.getTime() % span))
  }
  const [hours = 0, minutes = 0] = rhythm.at.split(':').map(Number)
  const { day } = inWarsaw(now)
  const today = whenInWarsaw(day, 60 * hours + minutes)
  return today <= now ? today : whenInWarsaw(dayAfter(day, -1), 60 * hours + minutes)
}
