import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellShift, maxZoom, pixel, separationZoom, zOrderOf } from './grid.ts'
import { xOf, yOf } from './mercator.ts'

const coordinate = fc.oneof(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.integer({ min: 2 ** 31 - 9000, max: 2 ** 31 + 9000 }))
const cellAt = (zoom: number, x: number, y: number) => `${x >>> cellShift(zoom)}/${y >>> cellShift(zoom)}`

test('mercator maps the corners of the world, its centre and Warszawa like tile maps', () => {
  expect([xOf(-180), yOf(85.06)]).toEqual([0, 0])
  expect([xOf(180), yOf(-85.06)]).toEqual([2 ** 32 - 1, 2 ** 32 - 1])
  expect([xOf(0), yOf(0)]).toEqual([2 ** 31, 2 ** 31])
  // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames: tile 10/571/337 contains the Palace of Culture.
  expect([xOf(21.0061) >>> 22, yOf(52.2319) >>> 22]).toEqual([571, 337])
})

test('a cell is 64 px wide with tiles of 512 px', () => {
  expect([0, 7, maxZoom].map((zoom) => 2 ** (32 - cellShift(zoom)))).toEqual([0, 7, maxZoom].map((zoom) => (512 * 2 ** zoom) / 64))
  expect([0, 7, maxZoom].map((zoom) => 2 ** 32 / pixel(zoom))).toEqual([0, 7, maxZoom].map((zoom) => 512 * 2 ** zoom))
})

test('points separate at the first zoom at which their cells differ', () => {
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (x, y, x2, y2) => {
      const separation = separationZoom((x ^ x2) | (y ^ y2))
      for (let zoom = 0; zoom <= maxZoom; zoom++)
        expect([zoom, zoom >= separation]).toEqual([zoom, cellAt(zoom, x, y) !== cellAt(zoom, x2, y2)])
    }),
  )
})

test('points of a cell are adjacent in Z-order at any zoom', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { maxLength: 60 }), (points) => {
      const along = points.toSorted((one, other) => {
        const [high, low] = zOrderOf(...one)
        const [high2, low2] = zOrderOf(...other)
        return high - high2 || low - low2
      })
      for (let zoom = 0; zoom <= maxZoom; zoom++) {
        const cells = along.map(([x, y]) => cellAt(zoom, x, y))
        const runs = cells.filter((cell, at) => cell !== cells[at - 1])
        expect(runs.length).toBe(new Set(cells).size)
      }
    }),
  )
})
