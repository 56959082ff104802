import { expect, test } from 'vitest'
import { markOf, monthsOf } from './months.ts'

const carnival = { key: 'carnival', from: '2027-01-06', to: '2027-02-09' }
const grandparents = { key: 'grandparents', from: '2027-01-21', to: '2027-01-22' }
const toys = { key: 'toys', from: '2026-11-25', to: '2026-11-25' }

test('NE-04 days are in the month in which they begin, of twelve from September to August', () => {
  const months = monthsOf(2026, [toys, carnival, grandparents])
  expect(months.map(({ dates }) => dates[0]?.slice(0, 7))).toEqual([
    '2026-09',
    '2026-10',
    '2026-11',
    '2026-12',
    '2027-01',
    '2027-02',
    '2027-03',
    '2027-04',
    '2027-05',
    '2027-06',
    '2027-07',
    '2027-08',
  ])
  expect(months.flatMap(({ dates, days }) => (days.length ? [[dates[0], days.map(({ key }) => key)]] : []))).toEqual([
    ['2026-11-01', ['toys']],
    ['2027-01-01', ['carnival', 'grandparents']],
  ])
  expect(months.flatMap(({ dates, continuing }) => (continuing.length ? [dates[0]] : []))).toEqual(['2027-02-01'])
  expect(monthsOf(2027, [])[5]?.dates.at(-1)).toBe('2028-02-29')
})

test('a date is marked as a day, also within a season', () => {
  const spans = [carnival, grandparents]
  expect(['2027-01-05', '2027-01-06', '2027-01-22', '2027-02-09', '2027-02-10'].map((date) => markOf(date, spans))).toEqual([
    null,
    'season',
    'day',
    'season',
    null,
  ])
})
