import { expect, test } from 'vitest'
import { moveBy } from '#core/kernel/local-plane.ts'
import { half, pointAt, reach, spotOf } from './pin.ts'

const krakow = { longitude: 19.94, latitude: 50.06 }

test('OW-03 the pin is where the point is, and back', () => {
  expect(spotOf(krakow, krakow)).toEqual({ x: 0, y: 0, inside: true })
  const { x, y } = spotOf(krakow, moveBy(krakow, 100, 200))
  expect([Math.round(x), Math.round(y)]).toEqual([15, -30])
  const back = pointAt(krakow, x, y)
  expect(Math.abs(back.longitude - moveBy(krakow, 100, 200).longitude)).toBeLessThan(2e-6)
  expect(Math.abs(back.latitude - moveBy(krakow, 100, 200).latitude)).toBeLessThan(2e-6)
})

test('OW-03 a point outside the picture is at its edge and said to be outside', () => {
  expect(spotOf(krakow, moveBy(krakow, 0, reach + 1))).toMatchObject({ y: -half.height, inside: false })
})
