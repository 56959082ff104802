import { expect, test } from 'vitest'
import { timeOfDay } from './time-of-day.ts'

test('PR-05 formats minutes since midnight as HH:mm', () => {
  expect([0, 390, 405, 1020, 1440].map(timeOfDay)).toEqual(['00:00', '06:30', '06:45', '17:00', '24:00'])
})
