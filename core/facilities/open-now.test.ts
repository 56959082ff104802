import { describe, expect, test } from 'vitest'
import { nextOpening, openNow, validUntil } from './open-now.ts'
import type { OpeningHours } from './opening-hours.ts'

const hours: OpeningHours = {
  open_at: 390,
  close_at: 1020,
  is_open_saturday: true,
  saturday_open_at: 480,
  saturday_close_at: 720,
  is_open_sunday: false,
  sunday_open_at: null,
  sunday_close_at: null,
}
const noHoliday = () => false
const at = (moment: string) => openNow(hours, new Date(moment), noHoliday)

describe('PR-05 open now', () => {
  test('distinguishes before, within and after the hours of a weekday', () => {
    expect(at('2026-01-14T05:29:00Z')).toEqual({ kind: 'opens-later', from: 390 })
    expect(at('2026-01-14T05:30:00Z')).toEqual({ kind: 'open', until: 1020 })
    expect(at('2026-01-14T16:00:00Z')).toEqual({ kind: 'closed' })
  })

  test('applies summer time', () => {
    expect(at('2026-07-15T04:30:00Z')).toEqual({ kind: 'open', until: 1020 })
    expect(at('2026-07-15T04:29:00Z')).toEqual({ kind: 'opens-later', from: 390 })
  })

  test('applies the hours of Saturday; closed on Sunday', () => {
    expect(at('2026-01-17T10:59:00Z')).toEqual({ kind: 'open', until: 720 })
    expect(at('2026-01-18T10:00:00Z')).toEqual({ kind: 'closed' })
  })

  test('is closed on public holidays', () => {
    expect(openNow(hours, new Date('2026-11-11T10:00:00Z'), (day) => day === '2026-11-11')).toEqual({ kind: 'closed-for-holiday' })
  })

  describe('hours past midnight', () => {
    const night = { ...hours, open_at: 1200, close_at: 360, is_open_saturday: false }
    const atNight = (moment: string, holiday = '') => openNow(night, new Date(moment), (day) => day === holiday)

    test('last from a weekday to the next morning, also into Saturday', () => {
      expect(atNight('2026-01-14T18:59:00Z')).toEqual({ kind: 'opens-later', from: 1200 })
      expect(atNight('2026-01-14T19:00:00Z')).toEqual({ kind: 'open', until: 360 })
      expect(atNight('2026-01-15T04:59:00Z')).toEqual({ kind: 'open', until: 360 })
      expect(atNight('2026-01-15T05:00:00Z')).toEqual({ kind: 'opens-later', from: 1200 })
      expect(atNight('2026-01-17T04:59:00Z')).toEqual({ kind: 'open', until: 360 })
      expect(atNight('2026-01-17T05:00:00Z')).toEqual({ kind: 'closed' })
      expect(atNight('2026-01-19T04:59:00Z')).toEqual({ kind: 'opens-later', from: 1200 })
    })

    test('follow the day before, also after one of 23 hours; no night begins on a holiday', () => {
      const sunday = { ...night, is_open_sunday: true, sunday_open_at: 1200, sunday_close_at: 360 }
      expect(openNow(sunday, new Date('2026-03-29T22:30:00Z'), noHoliday)).toEqual({ kind: 'open', until: 360 })
      expect(atNight('2026-01-15T04:00:00Z', '2026-01-14')).toEqual({ kind: 'opens-later', from: 1200 })
      expect(atNight('2026-01-15T04:00:00Z', '2026-01-15')).toEqual({ kind: 'closed-for-holiday' })
    })

    test('are shown until midnight and again until the morning', () => {
      const until = (moment: string) => validUntil(atNight(moment), new Date(moment)).toISOString()
      expect(until('2026-01-14T19:00:00Z')).toBe('2026-01-14T23:00:00.000Z')
      expect(until('2026-01-14T23:00:00Z')).toBe('2026-01-15T05:00:00.000Z')
    })
  })

  test('returns null if the weekday hours are unknown', () => {
    expect(openNow({ ...hours, open_at: null }, new Date('2026-01-14T10:00:00Z'), noHoliday)).toBeNull()
    expect(openNow(undefined, new Date('2026-01-14T10:00:00Z'), noHoliday)).toBeNull()
  })
})

test('PL-17 the result is valid until the facility opens or closes, at most until the end of the day', () => {
  const until = (moment: string) => validUntil(at(moment), new Date(moment)).toISOString()
  expect(until('2026-01-14T05:29:59.900Z')).toBe('2026-01-14T05:30:00.000Z')
  expect(until('2026-01-14T05:30:00Z')).toBe('2026-01-14T16:00:00.000Z')
  expect(until('2026-01-14T16:00:00Z')).toBe('2026-01-14T23:00:00.000Z')
  expect(until('2026-01-18T10:00:00Z')).toBe('2026-01-18T23:00:00.000Z')
  expect(validUntil(null, new Date('2026-07-15T22:00:00Z')).toISOString()).toBe('2026-07-16T22:00:00.000Z')
})

test('RT-06 the next opening passes over the hours that have begun, closed days and holidays', () => {
  const next = (moment: string, ...holidays: readonly string[]) => nextOpening(hours, new Date(moment), (day) => holidays.includes(day))
  expect(next('2026-01-14T05:29:00Z')).toEqual({ day: '2026-01-14', minutes: 390 })
  expect(next('2026-01-14T05:30:00Z')).toEqual({ day: '2026-01-15', minutes: 390 })
  expect(next('2026-01-17T12:00:00Z')).toEqual({ day: '2026-01-19', minutes: 390 })
  expect(next('2026-12-24T10:00:00Z', '2026-12-24', '2026-12-25', '2026-12-26')).toEqual({ day: '2026-12-28', minutes: 390 })
  expect(nextOpening({ ...hours, open_at: null, is_open_saturday: false }, new Date('2026-01-14T05:29:00Z'), noHoliday)).toBeNull()
})
