import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanFees, grosze } from './fees.ts'
import { cleanCapacity } from './capacity.ts'

const noFees = { month: null, fundedMonth: null, hour: null, extraHour: null, mealsMonth: null, mealsDay: null, discounts: null }

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
  ])('parses %j as %j grosze', (text, value) => {
    expect(grosze(text)).toBe(value)
  })

  test('parses every formatted amount back', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (amount) => {
        expect(grosze((amount / 100).toFixed(2))).toBe(amount)
        expect(grosze(`${amount / 100} zł`)).toBe(amount)
      }),
    )
  })

  test('keeps a monthly fee of 0 and ignores a funded fee of 0', () => {
    expect(cleanFees({ month: '0.0', fundedMonth: '0.0' })).toEqual({ value: { ...noFees, month: 0 }, appliedRules: ['fee-funded-zero'] })
  })

  test('drops implausible fees', () => {
    expect(cleanFees({ month: '10000', fundedMonth: '33440.0 zł', hour: '500', extraHour: '499.99', mealsDay: '500' })).toEqual({
      value: { ...noFees, month: 1_000_000, extraHour: 49_999 },
      appliedRules: ['fee-month-implausible', 'fee-hour-implausible', 'fee-day-implausible'],
    })
  })

  test('returns null when no fee is stated', () => {
    expect(cleanFees({ fundedMonth: '0', discounts: ' ' }).value).toBeNull()
    expect(cleanFees({ discounts: 'Rodzeństwo: 10.0% ' }).value).toEqual({ ...noFees, discounts: 'Rodzeństwo: 10.0%' })
    expect(cleanFees({ month: 'dużo' })).toEqual({ value: null, appliedRules: ['fee-unreadable'] })
  })
})

test.each([
  ['20', '', { places: 20, enrolled: null }, []],
  ['20', '25', { places: 20, enrolled: 25 }, ['places-overfull']],
  ['20', '?', { places: 20, enrolled: null }, ['enrolled-unreadable']],
  ['x', '1', null, []],
])('capacity %j with %j enrolled', (places, enrolled, value, appliedRules) => {
  expect(cleanCapacity(places, enrolled)).toEqual({ value, appliedRules })
})
