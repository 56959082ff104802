import { expect, test } from 'vitest'
import { publishedAt } from './published-at.ts'

test('a post of the demo is published on the last such day before today, or in the year before', () => {
  const now = new Date('2026-03-10T08:00:00Z')
  const days = ['03-09', '03-10', '10-02 a year earlier', '1 day ago', '6 days ago'].map((text) => publishedAt(text, now))
  expect(days.map((day) => day.toISOString())).toEqual([
    '2026-03-09T08:15:00.000Z',
    '2025-03-10T08:15:00.000Z',
    '2024-10-02T07:15:00.000Z',
    '2026-03-09T08:15:00.000Z',
    '2026-03-04T08:15:00.000Z',
  ])
})
