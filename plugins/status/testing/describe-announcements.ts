import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import type { Announcements } from '../domain/announcements.port.ts'

const now = new Date('2026-11-23T10:00:00Z')
const maintenance = (text: string, to = '2026-11-24T01:00:00.000Z') => ({
  from: '2026-11-23T21:00:00.000Z',
  to,
  message: { pl: text, ua: text, en: text },
})

/** Describes every repository of maintenance announcements; it must be empty. */
export const describeAnnouncements = (setUp: () => Promise<Announcements> | Announcements) =>
  describe('repository of announcements', () => {
    let announcements: Announcements
    beforeAll(async () => {
      announcements = await setUp()
    })

    test('holds at most one announcement in force', async () => {
      expect([await run(announcements.current(now)), await run(announcements.clear(now))]).toEqual([null, false])
      await run(announcements.announce(maintenance('Pierwsza'), now))
      await run(announcements.announce(maintenance('Druga'), now))
      expect(await run(announcements.current(now))).toEqual(maintenance('Druga'))
      expect(await run(announcements.clear(now))).toBe(true)
      expect([await run(announcements.current(now)), await run(announcements.clear(now))]).toEqual([null, false])
    })

    test('an announcement is in force until its end', async () => {
      const announced = maintenance('Trzecia')
      await run(announcements.announce(announced, now))
      expect(await run(announcements.current(new Date('2026-11-24T00:59:59Z')))).toEqual(announced)
      expect(await run(announcements.current(new Date('2026-11-24T01:00:00Z')))).toBeNull()
      expect(await run(announcements.clear(new Date('2026-11-24T01:00:00Z')))).toBe(false)
    })
  })
