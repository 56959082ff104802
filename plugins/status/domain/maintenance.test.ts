import { expect, test } from 'vitest'
import { isToCome, momentOf } from './maintenance.ts'

test('RT-02 a moment without a zone is read on Warsaw’s clock, summer time included', () => {
  expect(
    ['2026-11-22T22:00', '2026-07-01T22:00', '2026-07-01T22:00Z', '2026-07-01T22:00:30+05:00'].map((text) => momentOf(text).toISOString()),
  ).toEqual(['2026-11-22T21:00:00.000Z', '2026-07-01T20:00:00.000Z', '2026-07-01T22:00:00.000Z', '2026-07-01T17:00:30.000Z'])
})

test('RT-02 works that are over, or end before they begin, cannot be announced; running ones can', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
  expect([isToCome(at(10), at(12), at(9)), isToCome(at(10), at(12), at(11))]).toEqual([true, true])
  expect([isToCome(at(10), at(12), at(12)), isToCome(at(12), at(10), at(9)), isToCome(at(10), at(10), at(9))]).toEqual([
    false,
    false,
    false,
  ])
})
