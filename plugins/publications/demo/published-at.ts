import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'

/**
 * When a post of the demo was published: so many days ago (`6 days ago`), or on a day of the year (month and day), the
 * last one before today (`10-02`) or the one before it (`10-02 a year earlier`). Posts about the autumn are always posts
 * of an autumn.
 */
export const publishedPattern = /^(?:(?<daysAgo>\d+) days? ago|(?<on>\d\d-\d\d)(?<earlier> a year earlier)?)$/

const minutesOfDay = 9 * 60 + 15

/** Returns the moment at which a post of the demo was published, by a text of the pattern. */
export const publishedAt = (published: string, now: Date): Date => {
  const { daysAgo, on = '', earlier } = publishedPattern.exec(published)?.groups ?? {}
  const today = toWarsawTime(now).day
  if (daysAgo !== undefined) return fromWarsawTime(addDays(today, -Number(daysAgo)), minutesOfDay)
  const year = Number(today.slice(0, 4)) - (earlier === undefined ? 0 : 1)
  const isPast = on < today.slice(5)
  return fromWarsawTime(`${isPast ? year : year - 1}-${on}`, minutesOfDay)
}
