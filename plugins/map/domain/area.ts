import type { FieldMessages } from '#core/kernel/failure.ts'
import type { Box } from '#core/search/facility-index.port.ts'
import type { SearchBody } from '../contract/search-body.ts'

/** What a body searches in, or message keys by field. */
export type Area = { readonly box: Box } | { readonly wrong: FieldMessages }

const wrong = (field: string, key: string): Area => ({ wrong: { [field]: [key] } })
const inWorld = (longitude: number, latitude: number) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
const has = (box: Box) => box.west < box.east && box.south < box.north

/** A ring NW→…→NW as its box: closed, five points, its sides along the axes, inside the world (features.md AP-12). */
const ofRing = (ring: readonly (readonly number[])[]): Area => {
  const field = 'search_polygon'
  if (ring.length !== 5 || ring.some((point) => point.length !== 2)) return wrong(field, 'map.area.five')
  const points = ring as readonly (readonly [number, number])[]
  const [first, second, third, fourth, last] = points
  if (!first || !second || !third || !fourth || !last) return wrong(field, 'map.area.five')
  if (first[0] !== last[0] || first[1] !== last[1]) return wrong(field, 'map.area.open')
  if (!points.every(([longitude, latitude]) => inWorld(longitude, latitude))) return wrong(field, 'map.area.world')
  const [west, north] = first
  const [east, south] = third
  const eastFirst = second[0] === east && second[1] === north && fourth[0] === west && fourth[1] === south
  const southFirst = second[0] === west && second[1] === south && fourth[0] === east && fourth[1] === north
  const box = { west, south, east, north }
  return (eastFirst || southFirst) && has(box) ? { box } : wrong(field, 'map.area.square')
}

/** The rectangle of a body: by its ring or by its two corners, not by both, and not by nothing. */
export const areaOf = ({ search_polygon: ring, geo_nw: nw, geo_se: se }: SearchBody): Area => {
  if (ring && (nw || se)) return wrong('search_polygon', 'map.area.twice')
  if (ring) return ofRing(ring)
  if (!nw && !se) return wrong('search_polygon', 'FIELD_REQUIRED')
  if (!nw) return wrong('geo_nw', 'FIELD_REQUIRED')
  if (!se) return wrong('geo_se', 'FIELD_REQUIRED')
  if (!inWorld(nw.long, nw.lat)) return wrong('geo_nw', 'map.area.world')
  if (!inWorld(se.long, se.lat)) return wrong('geo_se', 'map.area.world')
  const box = { west: nw.long, south: se.lat, east: se.long, north: nw.lat }
  return has(box) ? { box } : wrong('geo_se', 'map.area.square')
}
