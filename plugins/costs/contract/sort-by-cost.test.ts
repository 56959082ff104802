import { expect, test } from 'vitest'
import { benefit } from '../testing/build-rate.ts'
import { usualFamily } from './family.ts'
import type { PricedList } from './priced-list.ts'
import { questionsOn } from './questions.ts'
import { sortByCost } from './sort-by-cost.ts'

const krakow = { voivodeship: 'malopolskie', county: 'Kraków', commune: 'Kraków' } as const
const nursery = (name: string, month: number | null, meals_month: number | null = 30_000): PricedList['facilities'][number] => ({
  slug: name,
  name,
  address: 'ul. Długa 1',
  priced: {
    id: name,
    category: 'zlobki',
    is_public: false,
    ...krakow,
    fees: { source: 'zlobki', on: '2025-09-17', month, meals_month, meals_day: null },
    discounts: name === 'C' ? [{ reason: 'large_family', percent: 50 }] : [],
    is_highest_fee: true,
  },
})
const list: PricedList = {
  today: '2026-12-01',
  rates: [benefit],
  facilities: [
    nursery('D', 240_000),
    nursery('C', 210_000),
    nursery('B', 180_000),
    nursery('A', 180_000),
    nursery('E', 100_000, null),
    nursery('F', null),
  ],
  total: 6,
}
const namesOf = (family = usualFamily, maximum: number | null = null) =>
  sortByCost(list, family, maximum).costed.map(({ facility, cost }) => `${facility.name} ${cost.total / 100}`)

test('EX-03 the list of a family begins with what it pays least for, and does not guess', () => {
  expect(namesOf()).toEqual(['A 600', 'B 600', 'C 900', 'D 2700', 'E 0'])
  expect(namesOf({ ...usualFamily, disability: true })).toEqual(['A 300', 'B 300', 'C 500', 'D 2700', 'E 0'])
  expect(namesOf({ ...usualFamily, largeFamily: true })).toEqual(['C 300', 'A 600', 'B 600', 'D 2700', 'E 0'])
  expect(namesOf(usualFamily, 90_000)).toEqual(['A 600', 'B 600', 'C 900', 'E 0'])
  expect(sortByCost(list, usualFamily, null).unknown).toBe(1)
})

test('EX-03 a family is asked only what changes something', () => {
  const priced = list.facilities.map((facility) => facility.priced)
  const none = { hours: false, siblings: false, disability: true, largeFamily: true, singleParent: false, siblingHere: false, communes: [] }
  expect(questionsOn(priced, [benefit])).toEqual(none)
  const subsidy = { ...benefit, ...krakow, kind: 'nursery_subsidy', siblings_from: 1 } as const
  const elsewhere = { ...subsidy, commune: 'Wieliczka', county: 'wielicki' } as const
  expect(questionsOn(priced, [benefit, subsidy, subsidy, elsewhere])).toEqual({ ...none, siblings: true, communes: [krakow] })
  expect(questionsOn([], [])).toEqual({ ...none, disability: false, largeFamily: false })
})
