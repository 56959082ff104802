import { expect, test } from 'vitest'
import { hasRoom, visibleCount } from './limit-rules.ts'

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
