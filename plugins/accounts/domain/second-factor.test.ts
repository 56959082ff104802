import { expect, test } from 'vitest'
import { accountTypes } from '#core/access/account-type.ts'
import { isCloned, mustHaveFactor, typeHeld } from './second-factor.ts'

test('AU-14 support and CMS accounts count as anybody’s in production until they have shown a second factor', () => {
  const held = (secondFactor: boolean, production: boolean) => accountTypes.map((type) => typeHeld(type, secondFactor, production))
  expect(held(false, true)).toEqual(['user', 'user', 'user'])
  expect(held(true, true)).toEqual([...accountTypes])
  expect(held(false, false)).toEqual([...accountTypes])
  expect(accountTypes.filter((type) => mustHaveFactor(type, true))).toEqual(['support', 'cms'])
})

test('AU-14 a counter that does not rise is of a copy, unless the device never counts', () => {
  expect([isCloned(0, 0), isCloned(0, 1), isCloned(5, 6)]).toEqual([false, false, false])
  expect([isCloned(5, 5), isCloned(5, 4), isCloned(5, 0)]).toEqual([true, true, true])
})
