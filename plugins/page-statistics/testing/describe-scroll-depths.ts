import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import type { ScrollDepthRepository } from '../domain/scroll-depths.port.ts'

/** Describes every repository of scroll-depth counters; it must be empty. */
export const describeScrollDepths = (setUp: () => Promise<ScrollDepthRepository> | ScrollDepthRepository) =>
  describe('repository of scroll depths', () => {
    let scrollDepths: ScrollDepthRepository
    beforeAll(async () => {
      scrollDepths = await setUp()
    })
    const count = (page: string, at: string) => run(scrollDepths.count(page, new Date(at)))
    const ofLastDays = (days: number, now: string) => run(scrollDepths.ofLastDays(days, new Date(now)))

    test('counts by the day in Warsaw and lists the newest day, then the highest counter first', async () => {
      for (const page of ['home', 'map', 'map']) await count(page, '2026-11-22T22:59:59Z')
      await count('home', '2026-11-22T23:00:00Z')
      expect(await ofLastDays(2, '2026-11-23T12:00:00Z')).toEqual([
        { day: '2026-11-23', page: 'home', times: 1 },
        { day: '2026-11-22', page: 'map', times: 2 },
        { day: '2026-11-22', page: 'home', times: 1 },
      ])
      expect(await ofLastDays(1, '2026-11-23T12:00:00Z')).toHaveLength(1)
    })

    test('ignores new names on a day that has a hundred', async () => {
      for (let name = 0; name < 101; name++) await count(`page_${name}`, '2026-12-24T12:00:00Z')
      await count('page_0', '2026-12-24T12:00:00Z')
      const counters = await ofLastDays(1, '2026-12-24T12:00:00Z')
      expect([counters.length, counters[0], counters.some(({ page }) => page === 'page_100')]).toEqual([
        100,
        { day: '2026-12-24', page: 'page_0', times: 2 },
        false,
      ])
    })
  })
