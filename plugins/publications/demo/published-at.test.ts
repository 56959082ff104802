import { expect, test } from 'vitest'
import { publishedAt } from './published-at.ts'

test('a post of the demo is published on the last such day before today, or in the year before', () => {
  const now = new Date('2026-03-10T08:00:00Z')
  const days = [
    publishedAt({ on: '03-09' }, now),
    publishedAt({ on: '03-10' }, now),
    publishedAt({ on: '10-02', yearsBack: 1 }, now),
    publishedAt({ daysAgo: 6 }, now),
  ]
  expect(days.map((day) => day.toISOString())).toEqual([
    '2026-03-09T08:15:00.000Z',
    '2025-03-10T08:15:00.000Z',
    '2024-10-02T07:15:00.000Z',
    '2026-03-04T08:15:00.000Z',
  ])
})
