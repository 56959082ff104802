import { expect, test } from 'vitest'
import { makeHolidays } from '#adapters/holidays/holidays.ts'
import { endOf, isOffered, offered } from './slots.ts'

const { isHoliday } = makeHolidays()
const days = (now: string, from: string, to: string) => offered(new Date(now), isHoliday, { from, to })

test('ST-05 a working day has 32 quarters of an hour from 8 to 16, the last ends at 16', () => {
  const [monday] = days('2026-11-20T10:00:00Z', '2026-11-23', '2026-11-23')
  expect([monday?.slots.length, monday?.slots[0], monday?.slots.at(-1)]).toEqual([
    32,
    '2026-11-23T07:00:00.000Z',
    '2026-11-23T14:45:00.000Z',
  ])
  expect(endOf(monday?.slots.at(-1) ?? '')).toBe('2026-11-23T15:00:00.000Z')
})

test('ST-05 none on weekends and Polish holidays, the moving ones and 24 December included', () => {
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

test('ST-05 the clock’s hours hold over summer time', () => {
  const firsts = days('2027-03-20T10:00:00Z', '2027-03-25', '2027-04-01').map(({ slots }) => slots[0]?.slice(11, 16))
  expect(firsts).toEqual(['07:00', '07:00', '06:00', '06:00', '06:00'])
})

test('ST-05 two hours ahead at least and sixty days at most, whatever span is asked for', () => {
  expect(days('2026-11-23T08:50:00Z', '2026-11-23', '2026-11-23')[0]?.slots[0]).toBe('2026-11-23T11:00:00.000Z')
  expect(days('2026-11-23T12:45:00Z', '2026-11-23', '2026-11-23')[0]?.slots).toEqual(['2026-11-23T14:45:00.000Z'])
  expect(days('2026-11-23T12:46:00Z', '2026-11-23', '2026-11-23')).toEqual([])
  const all = days('2026-11-20T23:30:00Z', '1900-01-01', '9999-12-31')
  expect([all[0]?.day, all.at(-1)?.day]).toEqual(['2026-11-23', '2027-01-20'])
  expect(days('2026-11-20T10:00:00Z', '2026-12-02', '2026-12-01')).toEqual([])
})

test('ST-05 only what is listed is offered: no minute between, no night', () => {
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
