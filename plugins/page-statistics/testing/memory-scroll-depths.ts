import { Effect } from 'effect'
import { addDays, toWarsawTime } from '#core/kernel/warsaw.ts'
import type { DailyPageReads } from '../contract/scroll-depth.ts'
import type { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'

const maxNamesPerDay = 100

/** Creates an in-memory repository of scroll-depth counters. */
export const makeMemoryScrollDepths = (): ScrollDepthRepository => {
  const rows = new Map<string, DailyPageReads>()
  return {
    count: (page, at) =>
      Effect.sync(() => {
        const { day } = toWarsawTime(at)
        const row = rows.get(`${day} ${page}`)
        if (!row && [...rows.values()].filter((one) => one.day === day).length >= maxNamesPerDay) return
        rows.set(`${day} ${page}`, { day, page, times: (row?.times ?? 0) + 1 })
      }),
    ofLastDays: (days, now) =>
      Effect.sync(() => {
        const after = addDays(toWarsawTime(now).day, -days)
        return [...rows.values()]
          .filter(({ day }) => day > after)
          .toSorted((a, b) => b.day.localeCompare(a.day) || b.times - a.times || a.page.localeCompare(b.page))
      }),
  }
}
