import { expect, test } from 'vitest'
import { pagesAround } from './pager-numbers.ts'

test('returns first, last and neighbouring pages, with gaps between', () => {
  expect(pagesAround(5, 12)).toEqual([1, undefined, 4, 5, 6, undefined, 12])
  expect(pagesAround(3, 5)).toEqual([1, 2, 3, 4, 5])
  expect(pagesAround(1, 2)).toEqual([1, 2])
})
