import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ringOf } from '../contract/ring.ts'
import { areaOf } from './area.ts'

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true })
const boxes = fc
  .tuple(degrees(180), degrees(180), degrees(90), degrees(90))
  .filter(([a, b, c, d]) => a !== b && c !== d)
  .map(([a, b, c, d]) => ({ west: Math.min(a, b), east: Math.max(a, b), south: Math.min(c, d), north: Math.max(c, d) }))

test('AP-12 any box is read back from its ring, in either direction, and from its corners', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const ring = ringOf(box)
      expect(areaOf({ search_polygon: ring })).toEqual({ box })
      expect(areaOf({ search_polygon: ring.toReversed() })).toEqual({ box })
      expect(areaOf({ geo_nw: { long: box.west, lat: box.north }, geo_se: { long: box.east, lat: box.south } })).toEqual({ box })
    }),
  )
})

test('AP-12 a ring with one point moved is none', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 1), (box, at, axis) => {
      const ring = ringOf(box).map((point) => [...point])
      const point = ring[at]
      if (point) point[axis] = (point[axis] ?? 0) / 2 + 0.1
      fc.pre(ring.every(([long = 0, lat = 0], n) => n !== at || long !== ringOf(box)[n]?.[0] || lat !== ringOf(box)[n]?.[1]))
      expect(areaOf({ search_polygon: ring })).toHaveProperty('wrong')
    }),
  )
})
