import type { LimitValue } from './limit.ts'

/** Returns whether a limit leaves room for so many. */
export const hasRoom = (value: LimitValue, count: number): boolean =>
  value === null || value === true || (value === false ? count <= 0 : count <= value)

/** Returns how many of `count` are shown: what exceeds the value is hidden, never deleted, and is back with the next package. */
export const visibleCount = (value: LimitValue, count: number): number =>
  value === null || value === true ? count : value === false ? 0 : Math.min(value, count)

/** Returns the end of the time in which further acts correct the one that began at a moment, ISO 8601 UTC; `null` when it is over. */
export const correctionEnd = (begunAt: string | null | undefined, hours: number, now: Date): string | null => {
  if (!begunAt) return null
  const end = new Date(Date.parse(begunAt) + hours * 3_600_000)
  return end > now ? end.toISOString() : null
}

/** Shares of a limit at which a facility is told, in percent. */
export const noticePercents = [80, 100] as const

export type NoticePercent = (typeof noticePercents)[number]

/** Returns the highest share that spending has reached, from `before` to `after`; `null`: no new one. */
export const reachedPercent = (value: LimitValue, before: number, after: number): NoticePercent | null =>
  typeof value !== 'number' || value === 0
    ? null
    : (noticePercents.findLast((percent) => after * 100 >= value * percent && before * 100 < value * percent) ?? null)
