import { expect, test } from 'vitest'
import { cardFacts } from './card-facts.ts'

const unknown = { tuition_month: null, free_places: null, free_places_on: null, open_at: null, close_at: null }
const today = '2026-03-01'

test('CA-08 a card says fee, free places and hours, and nothing about what is unknown', () => {
  expect(cardFacts(unknown, today)).toEqual({ fee: null, cost: null, places: null, hours: null })
  expect(cardFacts({ tuition_month: 0, free_places: 4, free_places_on: '2026-02-20' }, today)).toEqual({
    fee: 0,
    cost: null,
    places: { count: 4, on: '2026-02-20', isNew: true },
    hours: null,
  })
  expect(cardFacts({ ...unknown, open_at: 390, close_at: 1020 }, today).hours).toEqual({ from: 390, until: 1020 })
  expect(cardFacts({ ...unknown, open_at: 390 }, today).hours).toBeNull()
})

test.each([
  ['2026-03-02', true],
  ['2026-03-01', true],
  ['2026-02-15', true],
  ['2026-02-14', false],
  ['2026-01-15', false],
  ['2026-01-14', null],
])('decisions §6: a count of %s is new for 14 days and shown for 45: %s', (on, isNew) => {
  expect(cardFacts({ ...unknown, free_places: 4, free_places_on: on }, today).places?.isNew ?? null).toBe(isNew)
})

test('EX-03 CA-08 a card says what a usual family pays, unless it is the fee itself or nobody knows', () => {
  const costOf = (family_cost: number | null) =>
    cardFacts({ ...unknown, tuition_month: 180_000, family_cost, family_cost_meals: true }, today).cost
  expect([costOf(63_000), costOf(180_000), costOf(null)]).toEqual([{ amount: 63_000, withMeals: true }, null, null])
})
