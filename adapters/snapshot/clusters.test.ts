import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Box } from '#core/search/facility-index.port.ts'
import { cluster, find } from './answer.ts'
import { deepest, mostMarkers, shiftOf } from './grid.ts'
import { xOf, yOf } from './mercator.ts'
import { openSnapshot } from './open-snapshot.ts'
import { newDictionary, pack } from './rows.ts'
import { snapshotOf } from './snapshot.ts'

type Point = readonly [number, number]
const poland: Box = { west: 14, south: 49, east: 24.2, north: 54.9 }
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A snapshot of facilities at these points, the first ranked best. */
const at = (points: readonly (Point | null)[]) => {
  const dictionary = newDictionary([])
  const rows = pack(
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
    `${zoom}-${xOf(longitude) >>> shiftOf(zoom)}-${yOf(latitude) >>> shiftOf(zoom)}`

const point = fc.oneof(
  fc.tuple(fc.double({ min: 14, max: 24.2, noNaN: true }), fc.double({ min: 49, max: 54.9, noNaN: true })),
  fc.tuple(fc.double({ min: 20.9, max: 21.1, noNaN: true }), fc.double({ min: 52.1, max: 52.3, noNaN: true })),
  fc.constantFrom<Point>([21, 52.2], [21, 52.2], [14, 49], [24.2, 54.9]),
)
const box = fc
  .tuple(point, point)
  .map(([[a, b], [c, d]]): Box => ({ west: Math.min(a, c), south: Math.min(b, d), east: Math.max(a, c), north: Math.max(b, d) }))

test('SM-10 each facility of the box is in one cluster or single, none beside it, and never more than 300 of both', () => {
  const many = fc.oneof(
    fc.array(fc.option(point), { maxLength: 60 }),
    fc.array(fc.option(point), { minLength: 400, maxLength: 1500, size: 'max' }),
  )
  fc.assert(
    fc.property(many, fc.oneof(fc.constant(poland), box), fc.integer({ min: 0, max: deepest }), (points, box, zoom) => {
      const open = at(points)
      const answer = cluster(open, { within: box, choice: {} }, zoom, 5)
      const there = points.filter(inside(box))
      expect(answer.total).toBe(there.length)
      expect(answer.ids).toEqual(points.flatMap((one, number) => (inside(box)(one) ? [idOf(number)] : [])).slice(0, 5))
      expect(find(open, { within: box, choice: {} }, 5)).toEqual({ ids: answer.ids, total: answer.total, unlocated: 0, version: '1' })
      expect(answer.clusters.length + answer.singles.length).toBeLessThanOrEqual(mostMarkers)
      expect(answer.clusters.reduce((sum, { count }) => sum + count, answer.singles.length)).toBe(there.length)

      // The grid is the finest that is not too full, and its cells hold what they should.
      const countsAt = (zoom: number) => Map.groupBy(there, cellAt(zoom))
      let finest = zoom
      while (countsAt(finest).size > mostMarkers) finest--
      const cells = countsAt(finest)
      expect(new Map(answer.clusters.map(({ id, count }) => [id, count]))).toEqual(
        new Map([...cells].flatMap(([id, { length }]) => (length > 1 ? [[id, length]] : []))),
      )
      for (const { id, box, expansionZoom } of answer.clusters) {
        const members = cells.get(id) ?? []
        expect(members.every(inside(box))).toBe(true)
        expect([box.west, box.east]).toEqual([Math.min(...members.map(([x]) => x)), Math.max(...members.map(([x]) => x))])
        const apart = (zoom: number) => new Set(members.map(cellAt(zoom))).size > 1
        expect(expansionZoom === deepest || (expansionZoom > zoom && apart(expansionZoom))).toBe(true)
        expect(expansionZoom > zoom + 1 && apart(expansionZoom - 1)).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

test('SM-10 the whole country is worked out once for each zoom and limit, and a filter is never answered from it', () => {
  const open = at([[21, 52.2], [21.3, 52.2], null, [15, 50]])
  const asked = (zoom: number, limit: number, within: Box = poland) => cluster(open, { within, choice: {} }, zoom, limit)
  const first = asked(7, 2)
  expect(asked(7.6, 2)).toBe(first)
  expect(first.ids).toEqual([idOf(0), idOf(1)])
  expect(asked(7, 3).ids).toEqual([idOf(0), idOf(1), idOf(3)])
  expect(asked(0, 2).clusters[0]?.id.startsWith('0-')).toBe(true)
  expect(asked(7, 2, { ...poland, west: 16 })).toMatchObject({ total: 2 })
  expect(() => cluster(open, { within: poland, choice: { nobody: true } }, 7, 2)).toThrow('nobody')
})

test('SM-11 two at one point stay one cluster down to the deepest zoom, and its box finds both', () => {
  const open = at([
    [21, 52.2],
    [21, 52.2],
    [21.3, 52.2],
  ])
  for (const zoom of [0, 12, deepest]) {
    const { clusters } = cluster(open, { within: poland, choice: {} }, zoom, 5)
    const [shared] = clusters
    if (zoom > 0) expect(shared).toMatchObject({ count: 2, longitude: 21, latitude: 52.2, expansionZoom: deepest })
    expect(find(open, { within: { west: 21, east: 21, south: 52.2, north: 52.2 }, choice: {} }, 5).ids).toEqual([idOf(0), idOf(1)])
  }
})

test('SM-12 a city has those without a point too; they are in no box and no cluster', () => {
  const open = at([[21, 52.2], null, [21.3, 52.2], null])
  const whole = cluster(open, { within: { city: 'x/city' }, choice: {} }, 12, 9)
  expect(whole).toMatchObject({ total: 4, unlocated: 2, ids: [0, 1, 2, 3].map(idOf) })
  expect(whole.singles.map(({ id }) => id)).toEqual([idOf(0), idOf(2)])
  expect(find(open, { within: { city: 'x/city' }, choice: {} }, 1)).toEqual({ ids: [idOf(0)], total: 4, unlocated: 2, version: '1' })
  expect(cluster(open, { within: poland, choice: {} }, 12, 9)).toMatchObject({ total: 2, unlocated: 0 })
  expect(find(open, { within: { city: 'x/nowhere' }, choice: {} }, 9)).toMatchObject({ total: 0, ids: [] })
})

test('a choice of a facet that nobody has is a bug, not everything', () => {
  expect(() => find(at([[21, 52]]), { within: poland, choice: { nobody: true } }, 1)).toThrow('No facet is called nobody')
})
