import { describe, expect, test } from 'vitest'
import { addDays, endOfDay, fromWarsawTime, sameDayAt, toWarsawTime } from './warsaw.ts'

describe('Warsaw time', () => {
  test.each([
    ['2026-01-31T22:59:50Z', '2026-01-31', 'Sat', 1439],
    ['2026-01-31T23:00:00Z', '2026-02-01', 'Sun', 0],
    ['2026-03-29T00:59:00Z', '2026-03-29', 'Sun', 119],
    ['2026-03-29T01:00:00Z', '2026-03-29', 'Sun', 180],
    ['2026-07-01T21:59:00Z', '2026-07-01', 'Wed', 1439],
  ])('%s is %s, %s, minute %i', (moment, day, weekday, minutes) =>
    expect(toWarsawTime(new Date(moment))).toEqual({ day, weekday, minutes }),
  )

  test.each([
    ['2026-11-21', 5, '2026-11-20T23:05:00.000Z'],
    ['2026-07-01', 5, '2026-06-30T22:05:00.000Z'],
    ['2026-03-29', 5, '2026-03-28T23:05:00.000Z'],
    ['2026-03-29', 240, '2026-03-29T02:00:00.000Z'],
    ['2026-03-30', 5, '2026-03-29T22:05:00.000Z'],
    ['2026-10-25', 5, '2026-10-24T22:05:00.000Z'],
    ['2026-10-25', 240, '2026-10-25T03:00:00.000Z'],
    ['2026-10-26', 5, '2026-10-25T23:05:00.000Z'],
  ])('%s, minute %i, is %s', (day, minutes, moment) => expect(fromWarsawTime(day, minutes).toISOString()).toBe(moment))

  test('resolves 02:30, which is skipped in spring and occurs twice in autumn', () => {
    expect(fromWarsawTime('2026-03-29', 150).toISOString()).toBe('2026-03-29T01:30:00.000Z')
    expect(fromWarsawTime('2026-10-25', 150).toISOString()).toBe('2026-10-25T00:30:00.000Z')
  })

  test('converts every unambiguous minute of a year back to the same moment', () => {
    for (let moment = Date.parse('2026-01-01T00:00:00Z'); moment < Date.parse('2027-01-01T00:00:00Z'); moment += 53 * 60_000) {
      const { day, minutes } = toWarsawTime(new Date(moment))
      const twice = day === '2026-10-25' && minutes >= 120 && minutes < 180
      if (!twice) expect(fromWarsawTime(day, minutes).getTime()).toBe(moment)
    }
  })
})

test('adds days across months, years and clock changes', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1), addDays('2026-04-10', -45)]).toEqual([
    '2027-01-01',
    '2026-02-28',
    '2026-02-24',
  ])
})

test.each([
  ['an ordinary day', '2026-01-14T10:00:59.999Z', '2026-01-14T05:30:00.000Z', '2026-01-14T23:00:00.000Z'],
  ['its last moment', '2026-01-14T22:59:59.999Z', '2026-01-14T05:30:00.000Z', '2026-01-14T23:00:00.000Z'],
  ['its first moment', '2026-01-14T23:00:00Z', '2026-01-15T05:30:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['summer', '2026-07-15T10:00:00Z', '2026-07-15T04:30:00.000Z', '2026-07-15T22:00:00.000Z'],
  ['the day of 23 hours, before the change', '2026-03-28T23:30:00Z', '2026-03-29T04:30:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['the same day, after the change', '2026-03-29T12:00:00Z', '2026-03-29T04:30:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['the day of 25 hours, before the change', '2026-10-24T22:30:00Z', '2026-10-25T05:30:00.000Z', '2026-10-25T23:00:00.000Z'],
  ['the same day, after the change', '2026-10-25T12:00:00Z', '2026-10-25T05:30:00.000Z', '2026-10-25T23:00:00.000Z'],
])('half past six and midnight of %s', (_, moment, early, end) => {
  expect(sameDayAt(new Date(moment), 390).toISOString()).toBe(early)
  expect(endOfDay(new Date(moment)).toISOString()).toBe(end)
})
