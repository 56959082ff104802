import { expect, test } from 'vitest'
import { retryTime } from './retry-time.ts'

const now = new Date('2026-11-29T16:42:58.000Z')

test('whoever has to wait is told the time of day in Warsaw, rounded up', () => {
  expect(retryTime(3422, now)).toBe('18:40')
  expect(retryTime(60, now)).toBe('17:44')
})

test('another day is told with its date, and a moment needs no time', () => {
  expect(retryTime(8 * 3600, now)).toBe('30.11.2026, 01:43')
  expect([retryTime(5, now), retryTime(null, now), retryTime(undefined, now)]).toEqual([null, null, null])
})
