import { expect, test } from 'vitest'
import { parsePageNumber } from './page-number.ts'

test('parses a page number; 1 if absent, 0 if invalid', () => {
  expect([undefined, '1', '12'].map(parsePageNumber)).toEqual([1, 1, 12])
  expect(['', '0', '01', 'x', '-1', '1.5', '1e3', '999999'].map(parsePageNumber)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})
