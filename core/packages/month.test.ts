import { expect, test } from 'vitest'
import { endOfMonth, monthOf } from './month.ts'

test.each([
  ['the last millisecond of November', '2026-11-30T22:59:59.999Z', '2026-11-01', '2026-11-30T23:00:00.000Z'],
  ['the first moment of December', '2026-11-30T23:00:00.000Z', '2026-12-01', '2026-12-31T23:00:00.000Z'],
  ['the last moment of a year', '2026-12-31T22:59:59.999Z', '2026-12-01', '2026-12-31T23:00:00.000Z'],
  ['the first moment of a year', '2026-12-31T23:00:00.000Z', '2027-01-01', '2027-01-31T23:00:00.000Z'],
  ['a short month', '2027-02-10T12:00:00.000Z', '2027-02-01', '2027-02-28T23:00:00.000Z'],
  ['a leap year', '2028-02-29T12:00:00.000Z', '2028-02-01', '2028-02-29T23:00:00.000Z'],
  ['summer, where midnight is an hour earlier in UTC', '2026-06-30T21:59:59.999Z', '2026-06-01', '2026-06-30T22:00:00.000Z'],
  ['the month whose clocks go forward', '2026-02-28T23:00:00.000Z', '2026-03-01', '2026-03-31T22:00:00.000Z'],
  ['the month whose clocks go back', '2026-09-30T22:00:00.000Z', '2026-10-01', '2026-10-31T23:00:00.000Z'],
  ['the hour that comes twice', '2026-10-25T01:30:00.000Z', '2026-10-01', '2026-10-31T23:00:00.000Z'],
])('PK-07 %s', (_, moment, month, end) => {
  expect(monthOf(new Date(moment))).toBe(month)
  expect(endOfMonth(new Date(moment)).toISOString()).toBe(end)
})
