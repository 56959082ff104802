import { expect, test } from 'vitest'
import { hasRoom, reachedPercent, visibleCount } from './limit-rules.ts'

test.each([
  [3, 3, true],
  [3, 4, false],
  [0, 0, true],
  [0, 1, false],
  [null, 1_000_000, true],
  [true, 5, true],
  [false, 0, true],
  [false, 1, false],
])('PK-02 a value of %s has room for %i: %s', (value, count, room) => {
  expect(hasRoom(value, count)).toBe(room)
})

test('PK-06 what exceeds the limit is hidden', () => {
  expect([3, 10, null, true, false].map((value) => visibleCount(value, 7))).toEqual([3, 7, 7, 7, 0])
})

test.each([
  [10, 6, 7, null],
  [10, 7, 8, 80],
  [10, 8, 9, null],
  [10, 9, 10, 100],
  [10, 0, 10, 100],
  [1, 0, 1, 100],
  [3, 1, 2, null],
  [0, 0, 0, null],
  [null, 0, 1000, null],
  [true, 0, 5, null],
])('PK-03 of %s, spending from %i to %i reaches %s', (value, before, after, percent) => {
  expect(reachedPercent(value, before, after)).toBe(percent)
})
