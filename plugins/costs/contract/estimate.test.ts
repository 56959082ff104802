import { describe, expect, test } from 'vitest'
import { aRate, benefit } from '../testing/build-rate.ts'
import { type Cost, estimateCost, monthDays } from './estimate.ts'
import { type Family, usualFamily } from './family.ts'
import type { PricedFacility } from './priced-facility.ts'
import type { RateView } from './rate.ts'

const today = '2026-12-01'
const zl = (amount: number) => Math.round(amount * 100)

type Fees = Omit<NonNullable<PricedFacility['fees']>, 'source' | 'on'>
const noFees: Fees = { month: null, meals_month: null, meals_day: null }
const krakow = { voivodeship: 'malopolskie', county: 'Kraków', commune: 'Kraków' } as const

const facility = (fees: Partial<Fees> | null, over: Partial<PricedFacility> = {}): PricedFacility => ({
  id: 'this-one',
  category: 'zlobki',
  is_public: false,
  ...krakow,
  fees: fees && { source: 'owner', on: '2026-11-01', ...noFees, ...fees },
  discounts: [],
  is_highest_fee: false,
  ...over,
})
const nursery = (month: number | null, meals: { day?: number; month?: number } = {}) =>
  facility({
    month: month === null ? null : zl(month),
    meals_day: meals.day === undefined ? null : zl(meals.day),
    meals_month: meals.month === undefined ? null : zl(meals.month),
  })
const kindergarten = (over: Partial<PricedFacility> = {}, meals_day: number | null = 10) =>
  facility({ meals_day: meals_day === null ? null : zl(meals_day) }, { category: 'przedszkola', is_public: true, ...over })

const subsidy = (amount: number, over: Partial<RateView> = {}) => aRate({ kind: 'nursery_subsidy', ...krakow, amount: zl(amount), ...over })
const hour = (amount: number, over: Partial<RateView> = {}) =>
  aRate({ kind: 'kindergarten_hour', ...krakow, amount: zl(amount), free_hours: 5, ...over })

const family = (over: Partial<Family> = {}): Family => ({ ...usualFamily, ...over })
const resident = { home: krakow } as const
const total = (of: PricedFacility, rates: readonly RateView[], over: Partial<Family> = {}) => {
  const cost = estimateCost(of, rates, family(over), today)
  return cost && cost.total / 100
}

describe('EX-01 costs of families, worked out by hand', () => {
  const siblings = subsidy(300, { siblings_from: 1 })
  const family20 = [{ reason: 'sibling', percent: 20 }] as const
  const both = [...family20, { reason: 'large_family', percent: 25 }] as const
  const single = [{ reason: 'single_parent', percent: 5 }] as const
  const toddlers = subsidy(200, { age_from: 12, age_until: 24 })
  const families: readonly (readonly [string, PricedFacility, readonly RateView[], Partial<Family>, number | null])[] = [
    // Nurseries: the State's benefit.
    ['a fee below the benefit is paid whole', nursery(1200), [benefit], {}, 0],
    ['a fee equal to the benefit', nursery(1500), [benefit], {}, 0],
    ['a grosz more', nursery(1500.01), [benefit], {}, 0.01],
    ['what is above the benefit is paid', nursery(1800), [benefit], {}, 300],
    ['a fee at the limit', nursery(2200), [benefit], {}, 700],
    ['a grosz above the limit: nothing is paid', nursery(2200.01), [benefit], {}, 2200.01],
    ['far above the limit', nursery(3500), [benefit], {}, 3500],
    ['a disability', nursery(2200), [benefit], { disability: true }, 300],
    ['a disability, fee below', nursery(1700), [benefit], { disability: true }, 0],
    ['a disability does not lift the limit', nursery(2300), [benefit], { disability: true }, 2300],
    ['nothing to pay costs nothing', nursery(0), [benefit], {}, 0],
    ['without a rate nothing is guessed', nursery(1800), [], {}, 1800],
    ['without a fee there is no sum', nursery(null), [benefit], {}, null],
    ['without a fee meals are no sum either', nursery(null, { day: 15 }), [benefit], {}, null],
    // Meals, which the benefit does not cover.
    ['meals by month', nursery(1500, { month: 330 }), [benefit], {}, 330],
    ['meals by day, five days a week: 22', nursery(1500, { day: 15 }), [benefit], {}, 330],
    ['meals by day, three days a week: 13', nursery(1500, { day: 15 }), [benefit], { days: 3 }, 195],
    ['meals by day, one day a week: 4', nursery(1500, { day: 15 }), [benefit], { days: 1 }, 60],
    ['a month’s price of meals wins over the day’s', nursery(1800, { month: 300, day: 20 }), [benefit], {}, 600],
    ['meals beside a fee above the limit', nursery(2500, { day: 20 }), [benefit], {}, 2940],
    // Ages: paid until the end of the school year in which the child turns three.
    ['turned three in November: until next August', nursery(1800), [benefit], { born: '2023-11' }, 300],
    ['turned three in August: no longer since September', nursery(1800), [benefit], { born: '2023-08' }, 1800],
    ['turned three in September: still', nursery(1800), [benefit], { born: '2023-09' }, 300],
    ['a baby of six months', nursery(1800), [benefit], { born: '2026-06' }, 300],
    // Subsidies of communes lower the fee before the benefit.
    ['a subsidy for residents', nursery(1800), [benefit, subsidy(200)], resident, 100],
    ['nobody has said that they live there', nursery(1800), [benefit, subsidy(200)], {}, 300],
    ['a subsidy brings the fee below the limit', nursery(2400), [benefit, subsidy(300)], resident, 600],
    ['a subsidy larger than the fee', nursery(150), [benefit, subsidy(200)], resident, 0],
    ['subsidy without benefit', nursery(1800), [subsidy(200)], resident, 1600],
    ['a subsidy for siblings', nursery(1800), [benefit, siblings], { ...resident, siblings: 1 }, 0],
    ['no sibling', nursery(1800), [benefit, siblings], resident, 300],
    ['of two subsidies the larger one', nursery(2000), [benefit, subsidy(200), siblings], { ...resident, siblings: 2 }, 200],
    ['a subsidy for an age', nursery(1800), [benefit, toddlers], { ...resident, born: '2025-06' }, 100],
    ['too young for it', nursery(1800), [benefit, toddlers], { ...resident, born: '2026-06' }, 300],
    ['a subsidy of another commune', nursery(1800), [benefit, subsidy(200, { commune: 'Wieliczka', county: 'wielicki' })], resident, 300],
    [
      'a subsidy with an amount for disability',
      nursery(2200),
      [benefit, subsidy(100, { disability_amount: zl(250) })],
      { ...resident, disability: true },
      50,
    ],
    // Discounts that the register states, before subsidies and the benefit.
    ['a sibling who attends', { ...nursery(2000), discounts: family20 }, [benefit], { siblingAt: ['this-one'] }, 100],
    ['a sibling who attends another one', { ...nursery(2000), discounts: family20 }, [benefit], { siblingAt: ['another'] }, 500],
    ['a discount brings the fee below the limit', { ...nursery(2500), discounts: family20 }, [benefit], { siblingAt: ['this-one'] }, 500],
    ['of two discounts the larger one', { ...nursery(3000), discounts: both }, [], { siblingAt: ['this-one'], largeFamily: true }, 2250],
    ['a discount for single parents', { ...nursery(1000), discounts: single }, [], { singleParent: true }, 950],
    // Kindergartens.
    ['a public one: four hours above five, 22 days', kindergarten(), [hour(1.3)], {}, 334.4],
    ['a public one: five hours are free', kindergarten(), [hour(1.3)], { hours: 5 }, 220],
    ['a public one: shorter than the free hours', kindergarten(), [hour(1.3)], { hours: 3 }, 220],
    ['a public one: three days a week', kindergarten(), [hour(1.3)], { days: 3 }, 197.6],
    ['a public one in a commune that takes nothing', kindergarten(), [hour(0)], {}, 220],
    ['a child of six pays meals alone', kindergarten(), [hour(1.3)], { born: '2020-02' }, 220],
    ['six only next year', kindergarten(), [hour(1.3)], { born: '2021-01' }, 334.4],
    ['no rate of the commune', kindergarten(), [], {}, null],
    [
      'a private one costs its fee',
      facility({ month: zl(900), meals_day: zl(12) }, { category: 'przedszkola' }),
      [hour(1.3), benefit],
      {},
      1164,
    ],
    ['a private one without a fee', kindergarten({ is_public: false }), [hour(1.3)], {}, null],
  ]
  test.each(families)('%s', (_, of, rates, over, expected) => {
    expect(total(of, rates, over)).toBe(expected)
  })
  test('there are at least forty', () => expect(families.length).toBeGreaterThanOrEqual(40))
})

/** Works out a cost that there is. */
const costOf = (of: PricedFacility, rates: readonly RateView[] = [benefit], over: Partial<Family> = {}, day = today): Cost => {
  const cost = estimateCost(of, rates, family(over), day)
  if (cost === null) throw new Error('There is no cost')
  return cost
}

test('EX-01 each line says what it follows, and the lines make the sum', () => {
  const cost = costOf(nursery(2200, { day: 15 }), [benefit, subsidy(200)], resident)
  expect(Object.fromEntries(cost.lines.map(({ kind, amount }) => [kind, amount / 100]))).toEqual({
    fee: 2200,
    subsidy: -200,
    benefit: -1500,
    meals: 330,
  })
  expect(cost.lines.map(({ rate }) => rate?.kind ?? null)).toEqual([null, 'nursery_subsidy', 'nursery_benefit', null])
  expect(cost.total).toBe(zl(830))
})

test('EX-01 says why nothing is paid, and that nobody states the price of meals', () => {
  const above = costOf(nursery(2500))
  expect([above.unpaid, above.lacksMeals]).toEqual([[{ reason: 'fee-above-limit', rate: benefit }], true])
  const reasonOf = (rates: readonly RateView[], over: Partial<Family>) =>
    costOf(nursery(1800), rates, over).unpaid.map(({ reason }) => reason)
  expect(reasonOf([benefit], { born: '2022-01' })).toEqual(['age'])
  expect(reasonOf([subsidy(200)], {})).toEqual(['residents-only'])
  expect(reasonOf([subsidy(200, { siblings_from: 2 })], { ...resident, siblings: 1 })).toEqual(['siblings'])
  expect(costOf(nursery(1800, { day: 15 })).lacksMeals).toBe(false)
})

test('EX-01 the highest fee of a register, hours and meals by day are estimates', () => {
  expect(costOf(nursery(1800, { month: 300 })).isEstimate).toBe(false)
  expect(costOf({ ...nursery(1800, { month: 300 }), is_highest_fee: true }).isEstimate).toBe(true)
  expect(costOf(nursery(1800, { day: 15 })).isEstimate).toBe(true)
  expect(costOf(kindergarten({}, null), [hour(1.3)]).isEstimate).toBe(true)
  expect(costOf(kindergarten({}, null), [hour(0)]).isEstimate).toBe(false)
})

test('EX-01 a rate counts from its first to its last day; that of the commune goes before that of the country', () => {
  const old = aRate({ ...benefit, amount: zl(400), valid_from: '2022-04-01', valid_until: '2024-09-30' })
  const onDay = (day: string) => costOf(nursery(1800), [old, benefit], {}, day).total
  expect([onDay('2022-03-31'), onDay('2022-04-01'), onDay('2024-09-30'), onDay('2024-10-01')]).toEqual([1800, 1400, 1400, 300].map(zl))
  const country = hour(2, { voivodeship: null, county: null, commune: null })
  expect(total(kindergarten({}, null), [country, hour(1)])).toBe(88)
})

test('a month has 4⅓ weeks', () => {
  expect([1, 2, 3, 4, 5].map(monthDays)).toEqual([4, 9, 13, 17, 22])
})
