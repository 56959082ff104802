import { expect, test } from 'vitest'
import { groupedPhone } from './phone.ts'

test('PR-06 telephones in threes, others with their prefix', () => {
  expect(groupedPhone('+48601602603')).toBe('601 602 603')
  expect(groupedPhone('+4930123456')).toBe('+4930123456')
})
