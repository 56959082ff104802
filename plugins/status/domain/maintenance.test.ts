import { expect, test } from 'vitest'
import { canBeAnnounced, parseDateTime } from './maintenance.ts'

test('RT-02 reads a time without a zone as Warsaw time, summer time included', () => {
  expect(
    ['2026-11-22T22:00', '2026-07-01T22:00', '2026-07-01T22:00Z', '2026-07-01T22:00:30+05:00'].map((text) =>
      parseDateTime(text).toISOString(),
    ),
  ).toEqual(['2026-11-22T21:00:00.000Z', '2026-07-01T20:00:00.000Z', '2026-07-01T22:00:00.000Z', '2026-07-01T17:00:30.000Z'])
})

test('RT-02 rejects maintenance that is over or ends before it begins, and accepts one that is running', () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, hour))
  expect([canBeAnnounced(at(10), at(12), at(9)), canBeAnnounced(at(10), at(12), at(11))]).toEqual([true, true])
  expect([canBeAnnounced(at(10), at(12), at(12)), canBeAnnounced(at(12), at(10), at(9)), canBeAnnounced(at(10), at(10), at(9))]).toEqual([
    false,
    false,
    false,
  ])
})
