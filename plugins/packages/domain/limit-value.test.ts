import { expect, test } from 'vitest'
import type { LimitValue } from '#core/packages/limit.ts'
import { fitsLimit, parseLimitValue, printLimitValue } from './limit-value.ts'

test.each(['0', '3', '1000000', 'unlimited', 'yes', 'no'])('PK-01 %s is read and printed', (text) => {
  const value = parseLimitValue(text)
  expect(value === undefined ? value : printLimitValue(value)).toBe(text)
})

test.each(['', '-1', '1.5', '1e3', '1000001', 'YES', 'null', '∞', ' 3'])('PK-01 %j is no value', (text) => {
  expect(parseLimitValue(text)).toBeUndefined()
})

test('PK-01 a switch takes yes or no, anything else a number', () => {
  const fits = (type: 'limit' | 'boolean', value: LimitValue) => fitsLimit({ type, maximum: null }, value)
  expect([fits('boolean', true), fits('limit', 3), fits('limit', null)]).toEqual([true, true, true])
  expect([fits('boolean', 1), fits('boolean', null), fits('limit', false)]).toEqual([false, false, false])
})

test('PK-01 no value is above the maximum of its limit', () => {
  expect([40, 41, null].map((value) => fitsLimit({ type: 'limit', maximum: 40 }, value))).toEqual([true, false, false])
})
