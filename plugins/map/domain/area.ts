import type { FieldMessages } from '#core/kernel/failure.ts'
import type { Box } from '#core/search/facility-index.port.ts'
import type { SearchBody } from '../contract/search-body.ts'

/** Searched area of a body, or message keys by field. */
export type Area = { readonly box: Box } | { readonly errors: FieldMessages }

const invalid = (field: string, key: string): Area => ({ errors: { [field]: [key] } })
const isValidPoint = (longitude: number, latitude: number) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
const isNotEmpty = (box: Box) => box.west < box.east && box.south < box.north

/** Parses a polygon NW→…→NW to its box: it must be closed, of five points, axis-parallel, and within valid degrees (features AP-12). */
const areaOfPolygon = (polygon: readonly (readonly number[])[]): Area => {
  const field = 'search_polygon'
  if (polygon.length !== 5 || polygon.some((point) => point.length !== 2)) return invalid(field, 'map.area.five')
  const points = polygon as readonly (readonly [number, number])[]
  const [first, second, third, fourth, last] = points
  if (!first || !second || !third || !fourth || !last) return invalid(field, 'map.area.five')
  if (first[0] !== last[0] || first[1] !== last[1]) return invalid(field, 'map.area.open')
  if (!points.every(([longitude, latitude]) => isValidPoint(longitude, latitude))) return invalid(field, 'map.area.world')
  const [west, north] = first
  const [east, south] = third
  const eastFirst = second[0] === east && second[1] === north && fourth[0] === west && fourth[1] === south
  const southFirst = second[0] === west && second[1] === south && fourth[0] === east && fourth[1] === north
  const box = { west, south, east, north }
  return (eastFirst || southFirst) && isNotEmpty(box) ? { box } : invalid(field, 'map.area.square')
}

/** Returns the rectangle of a body, given either by its polygon or by its two corners. */
export const areaOf = ({ search_polygon: polygon, geo_nw: nw, geo_se: se }: SearchBody): Area => {
  if (polygon && (nw || se)) return invalid('search_polygon', 'map.area.twice')
  if (polygon) return areaOfPolygon('points' in polygon ? polygon.points.map(({ lng, lat }) => [lng, lat]) : polygon)
  if (!nw && !se) return invalid('search_polygon', 'FIELD_REQUIRED')
  if (!nw) return invalid('geo_nw', 'FIELD_REQUIRED')
  if (!se) return invalid('geo_se', 'FIELD_REQUIRED')
  if (!isValidPoint(nw.long, nw.lat)) return invalid('geo_nw', 'map.area.world')
  if (!isValidPoint(se.long, se.lat)) return invalid('geo_se', 'map.area.world')
  const box = { west: nw.long, south: se.lat, east: se.long, north: nw.lat }
  return isNotEmpty(box) ? { box } : invalid('geo_se', 'map.area.square')
}
