import { expect, test } from 'vitest'
import { lastDayOf, noticeDue, termOf } from './term.ts'

const now = new Date('2026-11-23T10:00:00.000Z')

test.each([
  ['professional_start', now, null, '2026-11-23T10:00:00.000Z', '2027-11-23T23:00:00.000Z'],
  ['full_support', now, '2026-11-01T00:00:00.000Z', '2026-11-23T10:00:00.000Z', '2027-11-23T23:00:00.000Z'],
  ['full_support', now, '2027-01-31T23:00:00.000Z', '2027-01-31T23:00:00.000Z', '2028-01-31T23:00:00.000Z'],
  ['trial', now, null, '2026-11-23T10:00:00.000Z', '2026-12-23T23:00:00.000Z'],
  ['professional_start', new Date('2028-02-29T12:00:00.000Z'), null, '2028-02-29T12:00:00.000Z', '2029-03-01T23:00:00.000Z'],
  ['professional_start', new Date('2026-06-30T22:30:00.000Z'), null, '2026-06-30T22:30:00.000Z', '2027-07-01T22:00:00.000Z'],
] as const)('PK-06 %s paid at %s after %s', (key, paid, validUntil, starts_at, ends_at) => {
  expect(termOf(key, paid, validUntil)).toEqual({ starts_at, ends_at })
})

test('PK-06 the last day of a package is the one before its end', () => {
  expect(lastDayOf('2027-11-23T23:00:00.000Z')).toBe('2027-11-23')
  expect(lastDayOf('2027-07-01T22:00:00.000Z')).toBe('2027-07-01')
})

const year = { starts_at: '2026-11-23T10:00:00.000Z', ends_at: '2027-11-23T23:00:00.000Z' }
const trial = { starts_at: '2026-11-23T10:00:00.000Z', ends_at: '2026-12-23T23:00:00.000Z' }

test.each([
  [year, '2027-10-24T22:59:59.999Z', null],
  [year, '2027-10-24T23:00:00.000Z', 30],
  [year, '2027-11-16T23:00:00.000Z', 7],
  [year, '2027-11-22T23:00:00.000Z', 1],
  [year, '2027-11-23T23:00:00.000Z', null],
  [trial, '2026-11-24T10:00:00.000Z', null],
  [trial, '2026-12-17T10:00:00.000Z', 7],
  [trial, '2026-12-23T10:00:00.000Z', 1],
])('PK-06 of %o at %s the notice of %s days is due', (term, at, days) => {
  expect(noticeDue(term, new Date(at))).toBe(days)
})
