import { expect, test } from 'vitest'
import { endOfDay, inWarsaw, onDayOf } from './warsaw-time.ts'

test('the nights on which the clock is changed', () => {
  expect(inWarsaw(new Date('2026-03-29T00:59:00Z')).minutes).toBe(119)
  expect(inWarsaw(new Date('2026-03-29T01:00:00Z')).minutes).toBe(180)
  expect(inWarsaw(new Date('2026-10-25T00:30:00Z')).minutes).toBe(150)
  expect(inWarsaw(new Date('2026-10-25T01:30:00Z')).minutes).toBe(150)
})

test.each([
  ['an ordinary day', '2026-01-14T10:00:59.999Z', '2026-01-14T05:30:00.000Z', '2026-01-14T23:00:00.000Z'],
  ['its last moment', '2026-01-14T22:59:59.999Z', '2026-01-14T05:30:00.000Z', '2026-01-14T23:00:00.000Z'],
  ['its first moment', '2026-01-14T23:00:00Z', '2026-01-15T05:30:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['summer', '2026-07-15T10:00:00Z', '2026-07-15T04:30:00.000Z', '2026-07-15T22:00:00.000Z'],
  ['the day of 23 hours, before the change', '2026-03-28T23:30:00Z', '2026-03-29T04:30:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['and after it', '2026-03-29T12:00:00Z', '2026-03-29T04:30:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['the day of 25 hours, before the change', '2026-10-24T22:30:00Z', '2026-10-25T05:30:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['and after it', '2026-10-25T12:00:00Z', '2026-10-25T05:30:00.000Z', '2026-10-25T23:00:00.000Z'],
])('half past six and midnight of %s', (_, moment, early, end) => {
  expect(onDayOf(new Date(moment), 390).toISOString()).toBe(early)
  expect(endOfDay(new Date(moment)).toISOString()).toBe(end)
})
