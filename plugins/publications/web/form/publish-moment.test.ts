import { expect, test } from 'vitest'
import { localOf, momentError, momentOf } from './publish-moment.ts'

test.each([
  ['2026-05-03', '08:00', '2026-05-03T06:00:00.000Z'],
  ['2026-12-03', '08:00', '2026-12-03T07:00:00.000Z'],
  ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
])('NE-01 %s at %s in Warsaw is %s', (day, time, moment) => {
  expect(momentOf({ day, time })).toBe(moment)
  expect(localOf(moment)).toEqual({ day, time })
})

test.each([
  ['2026-03-29', '02:00'],
  ['2026-03-29', '02:59'],
  ['2026-02-30', '08:00'],
  ['2026-05-03', '24:00'],
  ['2026-05-03', ''],
  ['', '08:00'],
])('NE-01 the clocks in Warsaw never show %s at "%s"', (day, time) => {
  expect(momentOf({ day, time })).toBeNull()
})

test('NE-01 the second of two equal hours in autumn is shown like the first', () => {
  expect(localOf('2026-10-25T01:30:00Z')).toEqual({ day: '2026-10-25', time: '02:30' })
})

test('NE-01 a post is scheduled for a moment that exists and has not passed', () => {
  const now = new Date('2026-03-28T12:00:00Z')
  expect(momentError({ day: '2026-03-29', time: '08:00' }, now)).toBeNull()
  expect(momentError({ day: '2026-03-29', time: '02:30' }, now)).toBe('publications.form.moment.skipped')
  expect(momentError({ day: '2026-03-28', time: '12:59' }, now)).toBe('publications.form.moment.past')
  expect(momentError({ day: '2027-04-28', time: '08:00' }, now)).toBe('publications.form.moment.far')
  expect(momentError({ day: '', time: '08:00' }, now)).toBe('FIELD_REQUIRED')
})
