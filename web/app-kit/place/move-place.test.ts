import { expect, test } from 'vitest'
import { movePlace, offsetOf, parseDegrees } from './move-place.ts'

const krakow = { longitude: 19.94, latitude: 50.06 }

test('CL-05 moves a pin by metres, and finds the way back', () => {
  const moved = movePlace(krakow, 100, -50)
  expect(moved.longitude).toBeGreaterThan(krakow.longitude)
  expect(moved.latitude).toBeLessThan(krakow.latitude)
  const { east, north } = offsetOf(moved, krakow)
  expect([Math.round(east), Math.round(north)]).toEqual([100, -50])
})

test('CL-05 reads typed coordinates with point or comma, and nothing else', () => {
  expect(['50.0614', ' 50,0614 ', '-3', '50', '50°', '', '50.', 'x'].map(parseDegrees)).toEqual([
    50.0614,
    50.0614,
    -3,
    50,
    null,
    null,
    null,
    null,
  ])
})
