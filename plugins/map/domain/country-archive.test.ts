import { expect, test } from 'vitest'
import { samplePoints, whyUnusable } from './country-archive.ts'

const poland = { west: 14, south: 48.9, east: 24.3, north: 54.95 }
const archive = {
  bytes: 1,
  minZoom: 0,
  maxZoom: 14,
  bounds: poland,
  drawable: true,
  version: '4.13.2',
  layers: ['earth', 'landuse', 'places', 'roads', 'water', 'buildings'],
  missing: [],
}

test('accepts an archive of Poland in the vocabulary of Protomaps 4, with zooms 5 to 12 or more', () => {
  expect(whyUnusable(archive)).toBeNull()
  expect(whyUnusable({ ...archive, minZoom: 5, maxZoom: 12, bounds: { west: -180, south: -85, east: 180, north: 85 } })).toBeNull()
})

test.each([
  [{ drawable: false }, /vector tiles/],
  [{ version: '3.7.1' }, /Protomaps 4.*3\.7\.1/],
  [{ version: null }, /version none/],
  [{ layers: ['water', 'transportation', 'landuse', 'earth'] }, /lacks the layers roads, places/],
  [{ bounds: { ...poland, west: 14.5 } }, /must cover Poland; it covers 14\.5/],
  [{ bounds: { ...poland, south: 49.5 } }, /must cover Poland/],
  [{ bounds: { ...poland, east: 23 } }, /must cover Poland/],
  [{ bounds: { ...poland, north: 54 } }, /must cover Poland/],
  [{ maxZoom: 11 }, /zooms 5 to 12; it has 0 to 11/],
  [{ minZoom: 6 }, /it has 6 to 14/],
  [{ missing: samplePoints.slice(1, 3) }, /no tile at 54\.35 north, 18\.65 east/],
])('rejects any other with the reason: %o', (deviation, reason) => {
  expect(whyUnusable({ ...archive, ...deviation })).toMatch(reason)
})
