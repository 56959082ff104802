import { expect, test } from 'vitest'
import { warsawDay } from './warsaw-day.ts'

test.each([
  ['2026-11-21T22:59:59Z', '2026-11-21'],
  ['2026-11-21T23:00:00Z', '2026-11-22'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('ST-06 returns for %s the Polish day %s', (moment, day) => {
  expect(warsawDay(new Date(moment))).toBe(day)
})
