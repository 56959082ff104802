import { expect, test } from 'vitest'
import type { ComparedFacility } from '../pages.data.ts'
import { type CellContext, isSame } from './cell.ts'
import { comparisonRows } from './rows.ts'

const context: CellContext = {
  t: ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as CellContext['t'],
  language: 'pl',
  today: '2026-11-22',
  fromDevice: false,
}
const from = { source: 'zlobki', number: '1/Z', on: '2026-11-01' }
const noFees = { month: null, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: null, discounts: null }
const week = {
  is_open_saturday: false,
  saturday_open_at: null,
  saturday_close_at: null,
  is_open_sunday: false,
  sunday_open_at: null,
  sunday_close_at: null,
}

const facility = (name: string, facts: ComparedFacility['facts'] = {}, over: Partial<ComparedFacility> = {}): ComparedFacility => ({
  id: name,
  slug: name,
  name,
  type: 'kindergarten',
  active: true,
  suspended: false,
  made: false,
  family_cost: null,
  family_cost_meals: false,
  cover: null,
  cover_focus: null,
  city: 'Kraków',
  district: null,
  scores: { score_total: null, score_cleanliness: null, score_staff: null, score_food: null, opinion_count: 0 },
  point: null,
  metres: null,
  methods: [],
  sources: [from],
  facts,
  ...over,
})
const rowsIn = (context: CellContext, ...facilities: readonly ComparedFacility[]) => {
  const { groups, unknown } = comparisonRows(facilities, context)
  const rows = groups.flatMap((group) => group.rows)
  return {
    unknown,
    row: (key: string) => rows.find((one) => one.key === key),
    texts: (key: string) => rows.find((one) => one.key === key)?.cells.map((cell) => cell?.text ?? null),
  }
}

const rowsOf = (...facilities: readonly ComparedFacility[]) => rowsIn(context, ...facilities)

test('J1.4 the number of free places has its date, and a warning when it is old; a closed facility has none', () => {
  const places = (enrolled: number | null, on = from.on) => ({ places: { ...from, on, value: { places: 20, enrolled } } })
  const { row, texts } = rowsOf(
    facility('a', places(17)),
    facility('b', places(25, '2026-10-01')),
    facility('c', places(null)),
    facility('d', places(3), { active: false }),
  )
  expect(row('free')?.cells).toMatchObject([
    { text: '3', hint: 'favourites.compare.on 01.11.2026' },
    { text: '0', hint: 'favourites.compare.on.old 01.10.2026' },
    null,
    null,
  ])
  expect(texts('all')).toEqual(['20', '20', '20', '20'])
})

test('CA-09 ratings stand beside each other, with the number of opinions; without any there is no row, and nobody misses it', () => {
  const scores = { score_total: 4.6, score_cleanliness: 5, score_staff: 4.3, score_food: 4.5, opinion_count: 23 }
  const { row, texts } = rowsOf(facility('a', {}, { scores }), facility('b'))
  expect(row('rating.total')?.cells).toEqual([{ text: '4,6', hint: 'rating.opinions 23' }, null])
  expect(['cleanliness', 'staff', 'food'].map((part) => texts(`rating.${part}`)?.[0])).toEqual(['5,0', '4,3', '4,5'])
  const { row: unratedRow, unknown } = rowsOf(facility('a'), facility('b'))
  expect(unratedRow('rating.total')).toBeUndefined()
  expect(unknown.filter((label) => label.includes('rating'))).toEqual([])
})

test('fees that no facility states have no row; free of charge is not unknown', () => {
  const { row, texts } = rowsOf(
    facility('a', { fees: { ...from, value: { ...noFees, month: 0, mealsDay: 1250 } } }),
    facility('b', { fees: { ...from, value: { ...noFees, month: 150_000 } } }),
  )
  expect(texts('month')).toEqual(['card.fee.free', '1500\u00a0zł'])
  expect(texts('mealsDay')).toEqual(['12,50\u00a0zł', null])
  expect(row('hour')).toBeUndefined()
})

test('hours: closed, unknown, past midnight, and the source’s own words where they do not fit', () => {
  const night = { ...week, open_at: 1200, close_at: 360 }
  const { texts } = rowsOf(
    facility('a', { hours: { ...from, value: night } }),
    facility('b', { hours_text: { ...from, value: 'wg grafiku' } }),
    facility('c'),
  )
  expect([texts('weekdays'), texts('saturday'), texts('sunday')]).toEqual([
    ['20:00–06:00', 'wg grafiku', null],
    ['favourites.compare.closed', null, null],
    ['favourites.compare.closed', null, null],
  ])
})

test('amenities: a row for each that any facility names; silence is not a no, unlike accessibility', () => {
  const { texts } = rowsOf(
    facility('a', { features: { ...from, value: ['garden', 'accessible'] }, accessible: { ...from, value: true } }),
    facility('b', { features: { ...from, value: ['pets'] }, accessible: { ...from, value: false } }),
  )
  expect(texts('garden')).toEqual(['favourites.compare.yes', null])
  expect(texts('pets')).toEqual([null, 'favourites.compare.yes'])
  expect(texts('accessible')).toEqual(['favourites.compare.yes', 'favourites.compare.no'])
})

test('distances are compared within a region only', () => {
  const at = (name: string, metres: number | null) => facility(name, {}, { metres })
  expect(rowsOf(at('a', 0), at('b', 1200), at('c', null)).texts('distance')).toEqual(['favourites.compare.here', '1,2 km', null])
  expect(rowsOf(at('a', 0), at('b', 300_000)).row('distance')).toBeUndefined()
})

test('distances from the device are told however far it is', () => {
  const at = (name: string, metres: number | null) => facility(name, {}, { metres })
  const { row, texts } = rowsIn({ ...context, fromDevice: true }, at('a', 300), at('b', 300_000))
  expect([row('distance')?.label, texts('distance')]).toEqual(['favourites.compare.distance.device a', ['300 m', '300 km']])
})

test('names once what no source says about any facility', () => {
  const { unknown, row } = rowsOf(facility('a'), facility('b'))
  expect(unknown).toContain('favourites.compare.free')
  expect(unknown).not.toContain('favourites.compare.hours.sunday')
  expect(row('free')).toBeUndefined()
})

test('rows differ by their text, by the day of a number, and when one facility lacks it', () => {
  const cells = (...list: readonly ({ readonly text: string; readonly hint?: string } | null)[]) => ({ key: 'x', label: 'x', cells: list })
  expect(isSame(cells({ text: '1' }, { text: '1' }))).toBe(true)
  expect(isSame(cells({ text: '1' }, { text: '2' }))).toBe(false)
  expect(isSame(cells({ text: '1', hint: 'a' }, { text: '1', hint: 'b' }))).toBe(false)
  expect(isSame(cells({ text: '1' }, null))).toBe(false)
  expect(isSame(cells(null, null))).toBe(false)
})
