import fc from 'fast-check'
import { expect, test } from 'vitest'
import { metresBetween } from '#core/kernel/distance.ts'
import { makeNearCounter } from './count-near.ts'

const point = fc.record({
  longitude: fc.double({ min: 18.4, max: 18.7, noNaN: true }),
  latitude: fc.double({ min: 54.3, max: 54.5, noNaN: true }),
})

test('CA-11 counts the points within a distance as the comparison with all of them does', () => {
  fc.assert(
    fc.property(fc.array(point, { maxLength: 60 }), point, (points, from) => {
      const near = points.filter((one) => Math.floor(metresBetween(from, one)) <= 2000)
      expect(makeNearCounter(points, 2000)(from)).toBe(near.length)
    }),
  )
})
