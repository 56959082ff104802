import { expect, test } from 'vitest'
import { isOver } from './ClosingDay.tsx'

test('NE-06 a contest runs to the end of its last day in Warsaw', () => {
  expect(isOver('2026-05-31', new Date('2026-05-31T21:59:00Z'))).toBe(false)
  expect(isOver('2026-05-31', new Date('2026-05-31T22:01:00Z'))).toBe(true)
})
