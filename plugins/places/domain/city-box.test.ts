import { describe, expect, test } from 'vitest'
import { type Bounds, boxesAround, cityBoxes } from './city-box.ts'

const size = ({ west, south, east, north }: Bounds) => ({
  width: (east - west) * 111_320 * Math.cos((((south + north) / 2) * Math.PI) / 180),
  height: (north - south) * 111_320,
})

describe('the bounding boxes of a city', () => {
  test('measure at least 3 × 3 km, portrait 3:4 on phones', () => {
    const { wide, portrait } = cityBoxes({ west: 21, south: 52, east: 21, north: 52 })
    expect(size(wide).width).toBeCloseTo(3000, 0)
    expect(size(wide).height).toBeCloseTo(3000, 0)
    expect(size(portrait).width / size(portrait).height).toBeCloseTo(0.75, 5)
  })

  test('add 1 km around the facilities and contain all of it on phones', () => {
    const { wide, portrait } = cityBoxes({ west: 20.85, south: 52.1, east: 21.27, north: 52.36 })
    expect(size(wide).height).toBeCloseTo(0.26 * 111_320 + 2000, 0)
    expect(portrait.west).toBeLessThanOrEqual(wide.west)
    expect(portrait.north).toBeGreaterThanOrEqual(wide.north)
  })

  test('reach 3 km around a centre without facilities', () => {
    const { wide, portrait } = boxesAround({ longitude: 21, latitude: 52 })
    expect(size(wide).width).toBeCloseTo(6000, 0)
    expect(size(wide).height).toBeCloseTo(6000, 0)
    expect((wide.west + wide.east) / 2).toBeCloseTo(21, 9)
    expect(size(portrait).width / size(portrait).height).toBeCloseTo(0.75, 5)
  })
})
