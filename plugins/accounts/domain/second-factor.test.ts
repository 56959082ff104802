import { expect, test } from 'vitest'
import { accountTypes } from '#core/access/account-type.ts'
import { effectiveType, isCloned, requiresSecondFactor } from './second-factor.ts'

test('AU-14 treats support and CMS accounts as ordinary users in production until they show a second factor', () => {
  const types = (secondFactor: boolean, production: boolean) => accountTypes.map((type) => effectiveType(type, secondFactor, production))
  expect(types(false, true)).toEqual(['user', 'user', 'user'])
  expect(types(true, true)).toEqual([...accountTypes])
  expect(types(false, false)).toEqual([...accountTypes])
  expect(accountTypes.filter((type) => requiresSecondFactor(type, true))).toEqual(['support', 'cms'])
})

test('AU-14 detects a cloned passkey by a counter that does not rise, unless the device never counts', () => {
  expect([isCloned(0, 0), isCloned(0, 1), isCloned(5, 6)]).toEqual([false, false, false])
  expect([isCloned(5, 5), isCloned(5, 4), isCloned(5, 0)]).toEqual([true, true, true])
})
