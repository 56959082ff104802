import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRows } from '#config/quality/testing/pack-rows.ts'
import { metresBetween } from '#core/kernel/distance.ts'
import type { Box } from '#core/search/facility-index.port.ts'
import { cluster, find } from './answer-query.ts'
import { clusterRadius, maxMarkers, maxZoom, pixel, separateRadius } from './grid.ts'
import { xOf, yOf } from './mercator.ts'
import { openSnapshot } from './open-snapshot.ts'
import { orderColumns } from './order-columns.ts'
import { approximateFacet } from './place-facets.ts'
import { newDictionary } from './rows.ts'
import { snapshotOf } from './snapshot.ts'

type Point = readonly [number, number]
const poland: Box = { west: 14, south: 49, east: 24.2, north: 54.9 }
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Snapshot of facilities at these points, the first with the best rank. */
const at = (points: readonly (Point | null)[], approximate: readonly number[] = []) => {
  const facets = [approximateFacet, ...orderColumns]
  const dictionary = newDictionary(facets)
  const rows = packRows(
    points.map(
      (point, number) =>
        [
          idOf(number),
          '',
          point?.[0] ?? null,
          point?.[1] ?? null,
          'x/city',
          0,
          approximate.includes(number),
          ...orderColumns.map(() => null),
        ] as const,
    ),
    facets,
    dictionary,
  )
  return openSnapshot(snapshotOf(rows, dictionary, '1'), facets)
}
const inside =
  ({ west, south, east, north }: Box) =>
  (point: Point | null): point is Point =>
    point !== null && point[0] >= west && point[0] <= east && point[1] >= south && point[1] <= north
/** Distance of two points on the screen, pixels. */
const pixelsBetween = (zoom: number, [longitude, latitude]: Point, [otherLongitude, otherLatitude]: Point) =>
  Math.hypot(xOf(longitude) - xOf(otherLongitude), yOf(latitude) - yOf(otherLatitude)) / pixel(zoom)

const point = fc.oneof(
  fc.tuple(fc.double({ min: 14, max: 24.2, noNaN: true }), fc.double({ min: 49, max: 54.9, noNaN: true })),
  fc.tuple(fc.double({ min: 20.9, max: 21.1, noNaN: true }), fc.double({ min: 52.1, max: 52.3, noNaN: true })),
  fc.constantFrom<Point>([21, 52.2], [21, 52.2], [14, 49], [24.2, 54.9]),
)
const box = fc
  .tuple(point, point)
  .map(([[a, b], [c, d]]): Box => ({ west: Math.min(a, c), south: Math.min(b, d), east: Math.max(a, c), north: Math.max(b, d) }))

test('SM-10 groups exactly the facilities of the box, with at most 300 markers', () => {
  const sizes = fc.oneof(
    fc.array(fc.option(point), { maxLength: 60 }),
    fc.array(fc.option(point), { minLength: 400, maxLength: 1500, size: 'max' }),
  )
  fc.assert(
    fc.property(
      sizes,
      fc.oneof(fc.constant(poland), box),
      fc.integer({ min: 0, max: 4 * maxZoom }).map((quarters) => quarters / 4),
      (points, box, zoom) => {
        const snapshot = at(points)
        const answer = cluster(snapshot, { within: box, selection: {} }, zoom, 5)
        const inBox = points.filter(inside(box))
        expect(answer.total).toBe(inBox.length)
        expect(answer.ids).toEqual(points.flatMap((one, number) => (inside(box)(one) ? [idOf(number)] : [])).slice(0, 5))
        expect(find(snapshot, { within: box, selection: {} }, { limit: 5 })).toEqual({
          ids: answer.ids,
          total: answer.total,
          listed: answer.total,
          unlocated: 0,
          rated: 0,
          version: '1',
        })
        expect(answer.clusters.length + answer.singles.length).toBeLessThanOrEqual(maxMarkers.area)
        expect(answer.clusters.reduce((sum, { count }) => sum + count, answer.singles.length)).toBe(inBox.length)
        expect(new Set(answer.clusters.map(({ id }) => id)).size).toBe(answer.clusters.length)

        for (const { count, box: extent, longitude, latitude, expansionZoom } of answer.clusters) {
          const within = inBox.filter(inside(extent))
          expect(within.length).toBeGreaterThanOrEqual(count)
          const rounding = 1e-9
          expect(longitude > extent.west - rounding && longitude < extent.east + rounding).toBe(true)
          expect(latitude > extent.south - rounding && latitude < extent.north + rounding).toBe(true)
          for (const side of [extent.west, extent.east]) expect(within.some(([x]) => x === side)).toBe(true)
          expect(expansionZoom === maxZoom || expansionZoom > zoom).toBe(true)
          const corner: Point = [extent.west, extent.south]
          const opposite: Point = [extent.east, extent.north]
          if (expansionZoom < maxZoom)
            expect(pixelsBetween(expansionZoom, corner, opposite)).toBeGreaterThan(expansionZoom > zoom + 1 ? 2 * separateRadius - 1 : 0)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('SM-10 no point is further than the radius from where its cluster began, and no two clusters begin within it', () => {
  const points = Array.from({ length: 900 }, (_, n): Point => [21 + Math.sin(n * 12.9898) * 0.2, 52.2 + Math.sin(n * 78.233) * 0.1])
  const snapshot = at(points)
  const mapZoom = 11
  const { clusters, singles } = cluster(snapshot, { within: poland, selection: {} }, mapZoom, 5)
  const seeds = clusters.map(({ id }) => id.split('-').map(Number))
  const seedPixels = seeds.map(([, x = 0, y = 0]) => [x / pixel(mapZoom), y / pixel(mapZoom)] as const)
  for (const [n, [x, y]] of seedPixels.entries())
    for (const [otherX, otherY] of seedPixels.slice(n + 1)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(clusterRadius)
  for (const { longitude, latitude } of singles)
    for (const [x, y] of seedPixels)
      expect(Math.hypot(x - xOf(longitude) / pixel(mapZoom), y - yOf(latitude) / pixel(mapZoom))).toBeGreaterThan(clusterRadius)
  expect(clusters.length).toBeGreaterThan(10)
})

test('SM-10 clusters follow the facilities, not a grid: two neighbours share a cluster wherever they are', () => {
  for (let n = 0; n < 50; n++) {
    const longitude = 15 + n * 0.17
    const crowd = Array.from({ length: 60 }, (_, m): Point => [15 + (m % 10), 50 + Math.floor(m / 10) * 0.4])
    const pair: readonly Point[] = [
      [longitude, 53],
      [longitude + 0.01, 53],
    ]
    const { clusters } = cluster(at([...crowd, ...pair]), { within: { ...poland, south: 52.9 }, selection: {} }, 10, 5)
    expect(clusters.map(({ count }) => count)).toEqual([2])
  }
})

test('few facilities are shown separately as soon as their pins have room', () => {
  const pair: readonly Point[] = [
    [21, 52.2],
    [21.05, 52.2],
  ]
  expect(pixelsBetween(10, [21, 52.2], [21.05, 52.2])).toBeGreaterThan(separateRadius)
  expect(pixelsBetween(10, [21, 52.2], [21.05, 52.2])).toBeLessThan(clusterRadius)
  expect(cluster(at(pair), { within: poland, selection: {} }, 10, 5).singles).toHaveLength(2)
  const many = [...pair, ...Array.from({ length: 40 }, (): Point => [15, 50])]
  expect(cluster(at(many), { within: poland, selection: {} }, 10, 5).clusters.map(({ count }) => count)).toEqual([40, 2])
})

test('SM-02 a large city has more markers than a box, so that the part of it in view is not coarse', () => {
  const points = Array.from({ length: 4000 }, (_, n): Point => [21 + ((n % 80) - 40) * 0.004, 52.2 + (Math.floor(n / 80) - 25) * 0.004])
  const markers = (within: Box | { readonly city: string }) => {
    const { clusters, singles } = cluster(at(points), { within, selection: {} }, 14, 5)
    return clusters.length + singles.length
  }
  expect(markers(poland)).toBeLessThanOrEqual(maxMarkers.area)
  expect(markers({ city: 'x/city' })).toBeGreaterThan(maxMarkers.area)
  expect(markers({ city: 'x/city' })).toBeLessThanOrEqual(maxMarkers.city)
})

test('SM-10 caches clusters of the whole country by zoom and limit, and never uses them for a filter', () => {
  const snapshot = at([[21, 52.2], [21.3, 52.2], null, [15, 50]])
  const clusterAt = (zoom: number, limit: number, within: Box = poland) => cluster(snapshot, { within, selection: {} }, zoom, limit)
  const first = clusterAt(7, 2)
  expect(clusterAt(7, 2)).toBe(first)
  expect(first.ids).toEqual([idOf(0), idOf(1)])
  expect(clusterAt(7, 3).ids).toEqual([idOf(0), idOf(1), idOf(3)])
  expect(clusterAt(0, 2).clusters[0]?.id.startsWith('0-')).toBe(true)
  expect(clusterAt(7, 2, { ...poland, west: 16 })).toMatchObject({ total: 2 })
  expect(() => cluster(snapshot, { within: poland, selection: { unknown: true } }, 7, 2)).toThrow('unknown')
})

test('SM-11 keeps two facilities at one point in one cluster at any zoom, and finds both by its box', () => {
  const snapshot = at([
    [21, 52.2],
    [21, 52.2],
    [21.3, 52.2],
  ])
  for (const zoom of [0, 12, maxZoom]) {
    const { clusters } = cluster(snapshot, { within: poland, selection: {} }, zoom, 5)
    const [shared] = clusters
    if (zoom > 0) expect(shared).toMatchObject({ count: 2, longitude: 21, latitude: 52.2, expansionZoom: maxZoom })
    expect(find(snapshot, { within: { west: 21, east: 21, south: 52.2, north: 52.2 }, selection: {} }, { limit: 5 }).ids).toEqual([
      idOf(0),
      idOf(1),
    ])
  }
})

test('SM-12 includes facilities without a point in a city, but in no box and no cluster', () => {
  const snapshot = at([[21, 52.2], null, [21.3, 52.2], null])
  const whole = cluster(snapshot, { within: { city: 'x/city' }, selection: {} }, 12, 9)
  expect(whole).toMatchObject({ total: 4, unlocated: 2, ids: [0, 1, 2, 3].map(idOf) })
  expect(whole.singles.map(({ id }) => id)).toEqual([idOf(0), idOf(2)])
  expect(find(snapshot, { within: { city: 'x/city' }, selection: {} }, { limit: 1 })).toEqual({
    ids: [idOf(0)],
    total: 4,
    listed: 4,
    unlocated: 2,
    rated: 0,
    version: '1',
  })
  expect(cluster(snapshot, { within: poland, selection: {} }, 12, 9)).toMatchObject({ total: 2, unlocated: 0 })
  expect(find(snapshot, { within: { city: 'x/nowhere' }, selection: {} }, { limit: 9 })).toMatchObject({ total: 0, ids: [] })
})

test('throws for an unknown facet instead of ignoring it', () => {
  expect(() => find(at([[21, 52]]), { within: poland, selection: { unknown: true } }, { limit: 1 })).toThrow('Unknown facet unknown')
})

test('CA-09 sorts by distance: the nearest first, equal ones by rank, those without a point last; slices do not overlap', () => {
  const home = { longitude: 21, latitude: 52.2 }
  const points: readonly (Point | null)[] = [null, [21.1, 52.2], [21, 52.201], [21, 52.15], [21.1, 52.2], [21.06, 52.2]]
  const ids = (offset: number, limit: number) =>
    find(at(points), { within: { city: 'x/city' }, selection: {} }, { offset, limit, nearTo: home }).ids
  expect(ids(0, 6)).toEqual([2, 5, 3, 1, 4, 0].map(idOf))
  expect([...ids(0, 2), ...ids(2, 2), ...ids(4, 2), ...ids(6, 2)]).toEqual(ids(0, 6))
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 50 }), point, (points, [longitude, latitude]) => {
      const sorted = find(at(points), { within: poland, selection: {} }, { limit: 50, nearTo: { longitude, latitude } }).ids
      const distances = sorted.map((id) => {
        const [x, y] = points[Number(id.slice(-4))] ?? [0, 0]
        return metresBetween({ longitude, latitude }, { longitude: x, latitude: y })
      })
      for (const [n, metres] of distances.slice(1).entries()) expect(metres).toBeGreaterThan((distances[n] ?? 0) * 0.995 - 1)
    }),
  )
})

test('CA-09 sorts facilities at an approximate point behind all others, before those without one', () => {
  const snapshot = at([null, [21, 52.2], [21, 52.3], [21, 52.201]], [1])
  const nearTo = { longitude: 21, latitude: 52.2 }
  expect(find(snapshot, { within: { city: 'x/city' }, selection: {} }, { limit: 9, nearTo }).ids).toEqual([3, 2, 1, 0].map(idOf))
})

const nearPoint = fc.tuple(fc.double({ min: 20.95, max: 21.05, noNaN: true }), fc.double({ min: 52.17, max: 52.23, noNaN: true }))

test('CA-11 finds exactly what is within a circle; an approximate point is in none', () => {
  const centre = { longitude: 21, latitude: 52.2 }
  const circle = (points: readonly (Point | null)[], approximate: readonly number[] = []) =>
    find(at(points, approximate), { within: { centre, metres: 2000 }, selection: {} }, { limit: 50, nearTo: centre })
  // The corner of the box around the circle is 2.8 km away.
  const points: readonly (Point | null)[] = [null, [21.028, 52.217], [21.02, 52.2], [21, 52.2], [21, 52.217], [21.031, 52.2]]
  expect(circle(points, [3])).toMatchObject({ ids: [2, 4].map(idOf), total: 2, listed: 2, unlocated: 0 })
  fc.assert(
    fc.property(fc.array(nearPoint, { minLength: 1, maxLength: 50 }), (points) => {
      const metres = points.map(([longitude, latitude]) => metresBetween(centre, { longitude, latitude }))
      const { total } = circle(points)
      expect(total).toBeGreaterThanOrEqual(metres.filter((one) => one < 1998).length)
      expect(total).toBeLessThanOrEqual(metres.filter((one) => one < 2003).length)
    }),
  )
})

test('finds every match by slices, however many', () => {
  const snapshot = at(Array.from({ length: 2500 }, (): Point => [21, 52.2]))
  const slice = (offset: number) => find(snapshot, { within: poland, selection: {} }, { offset, limit: 1000 }).ids
  expect(new Set([0, 1000, 2000, 3000].flatMap(slice)).size).toBe(2500)
})
