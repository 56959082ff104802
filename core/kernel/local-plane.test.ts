import { expect, test } from 'vitest'
import { metresBetween } from './distance.ts'
import { moveBy, offsetFrom } from './local-plane.ts'

const krakow = { longitude: 19.94, latitude: 50.06 }

test('CL-05 moves a pin by metres, and finds the way back', () => {
  const moved = moveBy(krakow, 100, -50)
  expect(moved.longitude).toBeGreaterThan(krakow.longitude)
  expect(moved.latitude).toBeLessThan(krakow.latitude)
  const { east, north } = offsetFrom(krakow, moved)
  expect([Math.round(east), Math.round(north)]).toEqual([100, -50])
})

test('the distance on the plane is the one on the sphere', () => {
  expect(Math.round(metresBetween(krakow, moveBy(krakow, 300, 400)))).toBe(500)
})
