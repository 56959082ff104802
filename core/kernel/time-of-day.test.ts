import { expect, test } from 'vitest'
import { timeOfDay, timeSpan, withTimesOfDay } from './time-of-day.ts'

test('PR-05 formats minutes since midnight as HH:mm', () => {
  expect([0, 390, 405, 1020, 1440].map(timeOfDay)).toEqual(['00:00', '06:30', '06:45', '17:00', '24:00'])
  expect(timeSpan(390, 1020)).toBe('06:30–17:00')
})

test.each([
  ['Poniedziałek, Wtorek 6:30-17:00 Sobota 8:00-9:30', 'Poniedziałek, Wtorek 06:30-17:00 Sobota 08:00-09:30'],
  ['06:30–17:00, przerwa 13:5, klasa 4:3, 1:1', '06:30–17:00, przerwa 13:5, klasa 4:3, 1:1'],
])('PR-05 writes the times in the words of a source as HH:mm: %s', (text, expected) => {
  expect(withTimesOfDay(text)).toBe(expected)
})
