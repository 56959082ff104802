import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFees, grosze } from './fees.ts'
import { cleanPlaces } from './places.ts'

const silent = { month: null, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: null, discounts: null }

describe('fees', () => {
  test.each([
    ['1500.0 zł', 150_000],
    ['1500.0', 150_000],
    ['20,5', 2_050],
    ['3.01 zł', 301],
    ['1 500,00 zł', 150_000],
    ['0.0', 0],
    ['', null],
    ['-', null],
    ['dużo', undefined],
    ['-5', undefined],
  ])('%j is %j grosze', (text, value) => {
    expect(grosze(text)).toBe(value)
  })

  test('every number of grosze survives being written', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (amount) => {
        expect(grosze((amount / 100).toFixed(2))).toBe(amount)
        expect(grosze(`${amount / 100} zł`)).toBe(amount)
      }),
    )
  })

  test('free of charge is said, a funded fee of nothing is not', () => {
    expect(cleanFees({ month: '0.0', fundedMonth: '0.0' })).toEqual({ value: { ...silent, month: 0 }, appliedRules: ['fee-funded-zero'] })
  })

  test('beyond belief are not believed', () => {
    expect(cleanFees({ month: '10000', fundedMonth: '33440.0 zł', hour: '500', extraHour: '499.99', mealsDay: '500' })).toEqual({
      value: { ...silent, month: 1_000_000, extraHour: 49_999 },
      appliedRules: ['fee-month-implausible', 'fee-hour-implausible', 'fee-day-implausible'],
    })
  })

  test('say nothing when nothing is said', () => {
    expect(cleanFees({ fundedMonth: '0', discounts: ' ' }).value).toBeNull()
    expect(cleanFees({ discounts: 'Rodzeństwo: 10.0% ' }).value).toEqual({ ...silent, discounts: 'Rodzeństwo: 10.0%' })
    expect(cleanFees({ month: 'dużo' })).toEqual({ value: null, appliedRules: ['fee-unreadable'] })
  })
})

test.each([
  ['20', '', { places: 20, enrolled: null }, []],
  ['20', '25', { places: 20, enrolled: 25 }, ['places-overfull']],
  ['20', '?', { places: 20, enrolled: null }, ['enrolled-unreadable']],
  ['x', '1', null, []],
])('places %j and enrolled %j', (places, enrolled, value, appliedRules) => {
  expect(cleanPlaces(places, enrolled)).toEqual({ value, appliedRules: appliedRules })
})
