import { expect, test } from 'vitest'
import { daysToOpening } from './next-opening.ts'

const hours = { days: [1, 2, 3, 4, 5], opens: 420, closes: 1020 }

test('RT-03 the next hours of a facility are today, tomorrow, or after the weekend, in the time of Warsaw', () => {
  // Friday.
  expect(daysToOpening(hours, new Date('2026-11-27T05:30:00Z'))).toBe(0)
  expect(daysToOpening(hours, new Date('2026-11-26T17:00:00Z'))).toBe(1)
  expect(daysToOpening(hours, new Date('2026-11-27T17:00:00Z'))).toBe(3)
  // Already Monday in Warsaw.
  expect(daysToOpening(hours, new Date('2026-11-29T23:30:00Z'))).toBe(0)
})

test('RT-03 a facility with one day of hours opens a week later, and one without days never', () => {
  expect(daysToOpening({ ...hours, days: [5] }, new Date('2026-11-27T17:00:00Z'))).toBe(7)
  expect(daysToOpening({ ...hours, days: [] }, new Date('2026-11-27T17:00:00Z'))).toBeNull()
})
