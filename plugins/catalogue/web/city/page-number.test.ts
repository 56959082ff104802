import { expect, test } from 'vitest'
import { pageNumber } from './page-number.ts'

test('an address asks for a page, for the first, or for none that exists', () => {
  expect([undefined, '1', '12'].map(pageNumber)).toEqual([1, 1, 12])
  expect(['', '0', '01', 'x', '-1', '1.5', '1e3', '999999'].map(pageNumber)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
})
