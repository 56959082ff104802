import type { Map as MapLibre } from 'maplibre-gl'
import { beforeEach, expect, test, vi } from 'vitest'
import { centreOfMarkers } from './camera.ts'

const width = 800
const height = 600
const view = { west: 0, south: 0, east: 8, north: 6 }

/** Map of 100 pixels per degree, its north-west corner at 0° E 6° N. */
const map = {
  getContainer: () => ({ clientWidth: width, clientHeight: height }),
  project: ([long, lat]: [number, number]) => ({ x: long * 100, y: (6 - lat) * 100 }),
  unproject: ([x, y]: [number, number]) => [x / 100, 6 - y / 100],
} as unknown as MapLibre

const cameraWith = (lat: number, covered = 0) => centreOfMarkers(map, { clusters: [], singles: [{ long: 4, lat }] }, view, covered)

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  return () => vi.unstubAllGlobals()
})

test('a city opens in its middle if a marker is between the controls', () => {
  expect(cameraWith(3)).toEqual({})
})

test('a city opens at the nearest marker if none is in view, or only at the edges or beneath the sheet', () => {
  expect(cameraWith(7)).toEqual({ center: [4, 7] })
  expect(cameraWith(5.5)).toEqual({ center: [4, 5.5] })
  expect(cameraWith(0.125)).toEqual({ center: [4, 0.125] })
  expect(cameraWith(1, 200)).toEqual({ center: [4, 0] })
})

test('a city without markers opens in its middle', () => {
  expect(centreOfMarkers(map, { clusters: [], singles: [] }, view, 0)).toEqual({})
})
