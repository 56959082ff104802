import { expect, test } from 'vitest'
import { fitsType, parseLimitValue, printLimitValue } from './limit-value.ts'

test.each(['0', '3', '1000000', 'unlimited', 'yes', 'no'])('PK-01 %s is read and printed', (text) => {
  const value = parseLimitValue(text)
  expect(value === undefined ? value : printLimitValue(value)).toBe(text)
})

test.each(['', '-1', '1.5', '1e3', '1000001', 'YES', 'null', '∞', ' 3'])('PK-01 %j is no value', (text) => {
  expect(parseLimitValue(text)).toBeUndefined()
})

test('PK-01 a switch takes yes or no, anything else a number', () => {
  expect([fitsType('boolean', true), fitsType('limit', 3), fitsType('limit', null)]).toEqual([true, true, true])
  expect([fitsType('boolean', 1), fitsType('boolean', null), fitsType('limit', false)]).toEqual([false, false, false])
})
