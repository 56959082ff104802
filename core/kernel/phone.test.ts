import { expect, test } from 'vitest'
import { groupedPhone } from './phone.ts'

test('PR-06 groups Polish numbers in threes and leaves foreign ones unchanged', () => {
  expect(groupedPhone('+48601602603')).toBe('601 602 603')
  expect(groupedPhone('+4930123456')).toBe('+4930123456')
})
