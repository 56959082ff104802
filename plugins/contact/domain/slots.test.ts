import { expect, test } from 'vitest'
import { makeHolidays } from '#adapters/holidays/holidays.ts'
import { endOf, isOffered, offeredDays } from './slots.ts'

const { isHoliday } = makeHolidays()
const days = (now: string, from: string, to: string) => offeredDays(new Date(now), isHoliday, { from, to })

test('ST-05 offers 32 slots of 15 minutes from 8:00 to 16:00 on a working day', () => {
  const [monday] = days('2026-11-20T10:00:00Z', '2026-11-23', '2026-11-23')
  expect([monday?.slots.length, monday?.slots[0], monday?.slots.at(-1)]).toEqual([
    32,
    '2026-11-23T07:00:00.000Z',
    '2026-11-23T14:45:00.000Z',
  ])
  expect(endOf(monday?.slots.at(-1) ?? '')).toBe('2026-11-23T15:00:00.000Z')
})

test('ST-05 offers none on weekends and Polish holidays, including movable ones and 24 December', () => {
  const on = (now: string, from: string, to: string) => days(now, from, to).map(({ day }) => day)
  expect(on('2026-11-02T10:00:00Z', '2026-11-09', '2026-11-16')).toEqual([
    '2026-11-09',
    '2026-11-10',
    '2026-11-12',
    '2026-11-13',
    '2026-11-16',
  ])
  expect(on('2026-12-01T10:00:00Z', '2026-12-23', '2026-12-29')).toEqual(['2026-12-23', '2026-12-28', '2026-12-29'])
  expect(on('2027-03-01T10:00:00Z', '2027-03-26', '2027-03-30')).toEqual(['2027-03-26', '2027-03-30'])
  expect(on('2027-05-01T10:00:00Z', '2027-05-26', '2027-05-28')).toEqual(['2027-05-26', '2027-05-28'])
})

test('ST-05 keeps local working hours when daylight saving time begins', () => {
  const firsts = days('2027-03-20T10:00:00Z', '2027-03-25', '2027-04-01').map(({ slots }) => slots[0]?.slice(11, 16))
  expect(firsts).toEqual(['07:00', '07:00', '06:00', '06:00', '06:00'])
})

test('ST-05 requires two hours notice and allows sixty days ahead at most, for any requested range', () => {
  expect(days('2026-11-23T08:50:00Z', '2026-11-23', '2026-11-23')[0]?.slots[0]).toBe('2026-11-23T11:00:00.000Z')
  expect(days('2026-11-23T12:45:00Z', '2026-11-23', '2026-11-23')[0]?.slots).toEqual(['2026-11-23T14:45:00.000Z'])
  expect(days('2026-11-23T12:46:00Z', '2026-11-23', '2026-11-23')).toEqual([])
  const all = days('2026-11-20T23:30:00Z', '1900-01-01', '9999-12-31')
  expect([all[0]?.day, all.at(-1)?.day]).toEqual(['2026-11-23', '2027-01-20'])
  expect(days('2026-11-20T10:00:00Z', '2026-12-02', '2026-12-01')).toEqual([])
})

test('ST-05 rejects times that are not listed: between slots, at night', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  expect(isOffered(new Date('2026-11-23T07:15:00Z'), now, isHoliday)).toBe(true)
  for (const moment of [
    '2026-11-23T07:10:00Z',
    '2026-11-23T07:15:00.500Z',
    '2026-11-23T06:45:00Z',
    '2026-11-23T15:00:00Z',
    '2026-11-22T09:00:00Z',
    '2026-11-20T09:00:00Z',
  ])
    expect([moment, isOffered(new Date(moment), now, isHoliday)]).toEqual([moment, false])
})
