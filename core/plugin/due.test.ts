import { expect, test } from 'vitest'
import { lastDue } from './due.ts'
import type { Schedule } from './jobs.ts'

const midnight: Schedule = { at: '00:00' }
const due = (schedule: Schedule, now: string) => lastDue(schedule, new Date(now)).toISOString()

test('J12.8 a daily job is due at midnight in Warsaw in summer and winter', () => {
  expect(due(midnight, '2026-01-31T22:59:50Z')).toBe('2026-01-30T23:00:00.000Z')
  expect(due(midnight, '2026-01-31T23:00:00Z')).toBe('2026-01-31T23:00:00.000Z')
  expect(due(midnight, '2026-07-01T21:59:59Z')).toBe('2026-06-30T22:00:00.000Z')
  expect(due(midnight, '2026-07-01T22:00:00Z')).toBe('2026-07-01T22:00:00.000Z')
})

test('runs once on a day of 23 hours and on one of 25', () => {
  const runs = (from: string, to: string) => {
    const all = new Set<string>()
    for (let now = Date.parse(from); now < Date.parse(to); now += 60_000) all.add(due({ at: '02:30' }, new Date(now).toISOString()))
    return [...all].slice(1)
  }
  expect(runs('2026-03-28T00:00:00Z', '2026-03-30T23:00:00Z')).toEqual([
    '2026-03-28T01:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ])
  expect(runs('2026-10-24T00:00:00Z', '2026-10-26T23:00:00Z')).toEqual([
    '2026-10-24T00:30:00.000Z',
    '2026-10-25T00:30:00.000Z',
    '2026-10-26T01:30:00.000Z',
  ])
})

test('runs at fixed minutes of the hour', () => {
  expect(due({ minutes: 10 }, '2026-05-05T10:19:59Z')).toBe('2026-05-05T10:10:00.000Z')
  expect(due({ minutes: 60 }, '2026-05-05T10:59:59Z')).toBe('2026-05-05T10:00:00.000Z')
})
