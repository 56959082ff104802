import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from '#core/search/facility-index.port.ts'
import { cluster, find } from './answer-query.ts'
import { maxZoom, maxMarkers, cellShift } from './grid.ts'
import { xOf, yOf } from './mercator.ts'
import { openSnapshot } from './open-snapshot.ts'
import { newDictionary, packRows } from './rows.ts'
import { snapshotOf } from './snapshot.ts'

type Point = readonly [number, number]
const poland: Box = { west: 14, south: 49, east: 24.2, north: 54.9 }
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Snapshot of facilities at these points, the first with the best rank. */
const at = (points: readonly (Point | null)[]) => {
  const dictionary = newDictionary([])
  const rows = packRows(
    points.map((point, number) => [idOf(number), 0, null, point?.[0] ?? null, point?.[1] ?? null, 'x/city', 0] as const),
    [],
    dictionary,
  )
  return openSnapshot(snapshotOf(rows, dictionary, '1'), [])
}
const inside =
  ({ west, south, east, north }: Box) =>
  (point: Point | null): point is Point =>
    point !== null && point[0] >= west && point[0] <= east && point[1] >= south && point[1] <= north
const cellAt =
  (zoom: number) =>
  ([longitude, latitude]: Point) =>
    `${zoom}-${xOf(longitude) >>> cellShift(zoom)}-${yOf(latitude) >>> cellShift(zoom)}`

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
    fc.property(sizes, fc.oneof(fc.constant(poland), box), fc.integer({ min: 0, max: maxZoom }), (points, box, zoom) => {
      const snapshot = at(points)
      const answer = cluster(snapshot, { within: box, selection: {} }, zoom, 5)
      const inBox = points.filter(inside(box))
      expect(answer.total).toBe(inBox.length)
      expect(answer.ids).toEqual(points.flatMap((one, number) => (inside(box)(one) ? [idOf(number)] : [])).slice(0, 5))
      expect(find(snapshot, { within: box, selection: {} }, 5)).toEqual({
        ids: answer.ids,
        total: answer.total,
        unlocated: 0,
        version: '1',
      })
      expect(answer.clusters.length + answer.singles.length).toBeLessThanOrEqual(maxMarkers)
      expect(answer.clusters.reduce((sum, { count }) => sum + count, answer.singles.length)).toBe(inBox.length)

      // The zoom of the grid is the finest within the limit of markers, and its cells contain the right facilities.
      const countsAt = (zoom: number) => Map.groupBy(inBox, cellAt(zoom))
      let finestZoom = zoom
      while (countsAt(finestZoom).size > maxMarkers) finestZoom--
      const cells = countsAt(finestZoom)
      expect(new Map(answer.clusters.map(({ id, count }) => [id, count]))).toEqual(
        new Map([...cells].flatMap(([id, { length }]) => (length > 1 ? [[id, length]] : []))),
      )
      for (const { id, box, expansionZoom } of answer.clusters) {
        const members = cells.get(id) ?? []
        expect(members.every(inside(box))).toBe(true)
        expect([box.west, box.east]).toEqual([Math.min(...members.map(([x]) => x)), Math.max(...members.map(([x]) => x))])
        const differ = (zoom: number) => new Set(members.map(cellAt(zoom))).size > 1
        expect(expansionZoom === maxZoom || (expansionZoom > zoom && differ(expansionZoom))).toBe(true)
        expect(expansionZoom > zoom + 1 && differ(expansionZoom - 1)).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('SM-10 caches clusters of the whole country by zoom and limit, and never uses them for a filter', () => {
  const snapshot = at([[21, 52.2], [21.3, 52.2], null, [15, 50]])
  const clusterAt = (zoom: number, limit: number, within: Box = poland) => cluster(snapshot, { within, selection: {} }, zoom, limit)
  const first = clusterAt(7, 2)
  expect(clusterAt(7.6, 2)).toBe(first)
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
    expect(find(snapshot, { within: { west: 21, east: 21, south: 52.2, north: 52.2 }, selection: {} }, 5).ids).toEqual([idOf(0), idOf(1)])
  }
})

test('SM-12 includes facilities without a point in a city, but in no box and no cluster', () => {
  const snapshot = at([[21, 52.2], null, [21.3, 52.2], null])
  const whole = cluster(snapshot, { within: { city: 'x/city' }, selection: {} }, 12, 9)
  expect(whole).toMatchObject({ total: 4, unlocated: 2, ids: [0, 1, 2, 3].map(idOf) })
  expect(whole.singles.map(({ id }) => id)).toEqual([idOf(0), idOf(2)])
  expect(find(snapshot, { within: { city: 'x/city' }, selection: {} }, 1)).toEqual({ ids: [idOf(0)], total: 4, unlocated: 2, version: '1' })
  expect(cluster(snapshot, { within: poland, selection: {} }, 12, 9)).toMatchObject({ total: 2, unlocated: 0 })
  expect(find(snapshot, { within: { city: 'x/nowhere' }, selection: {} }, 9)).toMatchObject({ total: 0, ids: [] })
})

test('throws for an unknown facet instead of ignoring it', () => {
  expect(() => find(at([[21, 52]]), { within: poland, selection: { unknown: true } }, 1)).toThrow('Unknown facet unknown')
})
