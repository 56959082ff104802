import { expect, test } from 'vitest'
import { hoursText } from './hours-text.ts'

test('CA-08 formats hours in 24-hour time and is silent about unknown ones', () => {
  expect(hoursText({ open_at: 390, close_at: 1020 })).toBe('6:30–17:00')
  expect(hoursText({ open_at: 420, close_at: null })).toBeNull()
})
