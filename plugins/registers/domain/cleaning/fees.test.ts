import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanCapacity } from '../zlobki.ts'
import { cleanFees, grosze } from './fees.ts'

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

  test('a public facility is free of charge with a monthly fee of 0; a funded fee of 0 is ignored', () => {
    for (const type of ['public', 'communal'] as const)
      expect(cleanFees({ month: '0.0', fundedMonth: '0.0' }, type)).toEqual({
        value: { ...noFees, month: 0 },
        appliedRules: ['fee-funded-zero'],
        doubts: [],
      })
  })

  test.each(['private', undefined] as const)('PR-12 doubts that a facility of the legal type %s costs nothing', (type) => {
    expect(cleanFees({ month: '0.00', hour: '15' }, type)).toEqual({
      value: { ...noFees, hour: 1_500 },
      appliedRules: ['fee-month-zero'],
      doubts: [{ about: 'fees.month', text: '0.00', reason: 'free' }],
    })
  })

  test.each(['0.01', '1', '10', '99.99'])('CA-09 doubts a monthly fee of %s zł, which is then the price of nothing', (month) => {
    expect(cleanFees({ month: `${month} zł` }, 'private')).toEqual({
      value: null,
      appliedRules: ['fee-month-too-low'],
      doubts: [{ about: 'fees.month', text: `${month} zł`, reason: 'amount' }],
    })
  })

  test('believes a monthly fee of 100 zł', () => {
    expect(cleanFees({ month: '100' }, 'private')).toMatchObject({ value: { month: 10_000 }, doubts: [] })
  })

  // 14832/Z
  test('moves a daily rate for meals out of the monthly column, unless the daily one has its own', () => {
    expect(cleanFees({ mealsMonth: '14' }, 'private')).toEqual({
      value: { ...noFees, mealsDay: 1_400 },
      appliedRules: ['fee-meals-daily'],
      doubts: [{ about: 'fees.mealsMonth', text: '14', reason: 'column' }],
    })
    expect(cleanFees({ mealsMonth: '14', mealsDay: '15' }, 'private')).toMatchObject({
      value: { mealsMonth: null, mealsDay: 1_500 },
      appliedRules: ['fee-meals-month-implausible'],
    })
    expect(cleanFees({ mealsMonth: '40' }, 'private')).toMatchObject({ value: { mealsMonth: 4_000 }, appliedRules: [] })
  })

  test('doubts fees that are too high', () => {
    expect(cleanFees({ month: '10000', fundedMonth: '33440.0 zł', hour: '500', extraHour: '499.99', mealsDay: '500' })).toMatchObject({
      value: { ...noFees, month: 1_000_000, extraHour: 49_999 },
      appliedRules: ['fee-month-implausible', 'fee-hour-implausible', 'fee-day-implausible'],
      doubts: [
        { about: 'fees.fundedMonth', text: '33440.0 zł' },
        { about: 'fees.hour', text: '500' },
        { about: 'fees.mealsDay', text: '500' },
      ],
    })
  })

  test('returns null when no fee is stated', () => {
    expect(cleanFees({ fundedMonth: '0', discounts: ' ' }).value).toBeNull()
    expect(cleanFees({ discounts: 'Rodzeństwo: 10.0% ' }).value).toEqual({ ...noFees, discounts: 'Rodzeństwo: 10.0%' })
    expect(cleanFees({ month: 'dużo' })).toMatchObject({ value: null, appliedRules: ['fee-unreadable'] })
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
