import { addDays, fromWarsawTime, toWarsawTime } from '#core/kernel/warsaw.ts'

/**
 * When a post of the demo was published: so many days ago, or on a day of the year (month and day), the last one before
 * today or, with `yearsBack`, the one before it. Posts about the autumn are always posts of an autumn.
 */
export type PublishedAt = { readonly daysAgo: number } | { readonly on: `${number}-${number}`; readonly yearsBack?: 1 }

const minutesOfDay = 9 * 60 + 15

/** Returns the moment at which a post of the demo was published. */
export const publishedAt = (published: PublishedAt, now: Date): Date => {
  const today = toWarsawTime(now).day
  if ('daysAgo' in published) return fromWarsawTime(addDays(today, -published.daysAgo), minutesOfDay)
  const year = Number(today.slice(0, 4)) - (published.yearsBack ?? 0)
  const isPast = published.on < today.slice(5)
  return fromWarsawTime(`${isPast ? year : year - 1}-${published.on}`, minutesOfDay)
}
