import { expect, test } from 'vitest'
import { newId } from '#core/kernel/ids.ts'
import { referenceNumberOf } from '#core/kernel/reference-number.ts'
import { isMessageNumber } from '../contract/message.ts'

test('derives distinct, valid message numbers from ids', () => {
  expect(referenceNumberOf('K', '019ab000-0000-7000-8000-000000000000')).toBe('K-0000-0000')
  expect(referenceNumberOf('K', '019ab000-0000-7000-8000-ffffffffffff')).toBe('K-ZZZZ-ZZZZ')
  const numbers = new Set(Array.from({ length: 5000 }, () => referenceNumberOf('K', newId())))
  expect([numbers.size, [...numbers].every(isMessageNumber)]).toEqual([5000, true])
  expect(['K-1', 'K-OOOO-0000', 'K-0000-0000 '].some(isMessageNumber)).toBe(false)
})
