import fc from 'fast-check'
import { expect, test } from 'vitest'
import { polygonOf } from '../contract/polygon.ts'
import { areaOf } from './area.ts'

const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
const boxes = fc
  .tuple(degrees(180), degrees(180), degrees(90), degrees(90))
  .filter(([a, b, c, d]) => a !== b && c !== d)
  .map(([a, b, c, d]) => ({ west: Math.min(a, b), east: Math.max(a, b), south: Math.min(c, d), north: Math.max(c, d) }))

test('AP-12 parses any box from its polygon, in either direction, and from its corners', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const polygon = polygonOf(box)
      expect(areaOf({ search_polygon: polygon })).toEqual({ box })
      expect(areaOf({ search_polygon: polygon.toReversed() })).toEqual({ box })
      expect(areaOf({ search_polygon: { type: 'poly', points: polygon.map(([lng, lat]) => ({ lng, lat })) } })).toEqual({ box })
      expect(areaOf({ geo_nw: { long: box.west, lat: box.north }, geo_se: { long: box.east, lat: box.south } })).toEqual({ box })
    }),
  )
})

test('AP-12 rejects a polygon with one moved point', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: 1, max: 3 }), fc.constantFrom(0, 1), (box, at, axis) => {
      const polygon = polygonOf(box).map((point) => [...point])
      const point = polygon[at]
      if (point) point[axis] = (point[axis] ?? 0) / 2 + 0.1
      fc.pre(polygon.every(([long = 0, lat = 0], n) => n !== at || long !== polygonOf(box)[n]?.[0] || lat !== polygonOf(box)[n]?.[1]))
      expect(areaOf({ search_polygon: polygon })).toHaveProperty('errors')
    }),
  )
})
