import { expect, test } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import { isNumber } from '../contract/message.ts'
import { numberOf } from './message.ts'

test('a message’s number follows from its id, reads well, and two are unlike', () => {
  expect(numberOf('019ab000-0000-7000-8000-000000000000')).toBe('K-0000-0000')
  expect(numberOf('019ab000-0000-7000-8000-ffffffffffff')).toBe('K-ZZZZ-ZZZZ')
  const numbers = new Set(Array.from({ length: 5000 }, () => numberOf(newId())))
  expect([numbers.size, [...numbers].every(isNumber)]).toEqual([5000, true])
  expect(['K-1', 'K-OOOO-0000', 'K-0000-0000 '].some(isNumber)).toBe(false)
})
