import { expect, test } from 'vitest'
import { isSameOrder, movePhoto } from './move-photo.ts'

test('OW-07 a photo moves to another place, at most to an end; an unknown one moves nothing', () => {
  const ids = ['a', 'b', 'c']
  expect(movePhoto(ids, 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(movePhoto(ids, 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(movePhoto(ids, 'a', 9)).toEqual(['b', 'c', 'a'])
  expect(movePhoto(ids, 'b', -1)).toEqual(['b', 'a', 'c'])
  expect(movePhoto(ids, 'x', 0)).toEqual(ids)
})

test('OW-07 photos that were added or removed meanwhile do not make an order another one', () => {
  expect(isSameOrder(['a', 'b', 'c'], ['a', 'b', 'c', 'd'])).toBe(true)
  expect(isSameOrder(['a', 'b', 'c'], ['a', 'c'])).toBe(true)
  expect(isSameOrder(['a', 'b', 'c'], ['b', 'a', 'c'])).toBe(false)
})
