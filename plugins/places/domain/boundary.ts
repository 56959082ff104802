import { slugOf } from '#core/kernel/slug.ts'
import type { Territory } from '#core/places/territory.port.ts'
import { isVoivodeship, type VoivodeshipSlug } from '#core/places/voivodeship.ts'

type Point = readonly number[]
type LinearRing = readonly Point[]

/** Required parts of the GeoJSON file; `name_pl` is `województwo śląskie` (Natural Earth 1:10m, public domain). */
export interface BoundaryFile {
  readonly features: readonly {
    readonly properties: { readonly name_pl: string }
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly LinearRing[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly LinearRing[])[] }
  }[]
}

interface Box {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}
interface Shape {
  readonly box: Box
  readonly linearRings: readonly LinearRing[]
}

const metresPerDegree = 111_195
const radians = (degrees: number) => (degrees * Math.PI) / 180

const boxOf = (linearRings: readonly LinearRing[]): Box => {
  let west = Infinity
  let south = Infinity
  let east = -Infinity
  let north = -Infinity
  for (const linearRing of linearRings)
    for (const [x = 0, y = 0] of linearRing) {
      west = Math.min(west, x)
      east = Math.max(east, x)
      south = Math.min(south, y)
      north = Math.max(north, y)
    }
  return { west, south, east, north }
}

const segments = function* (linearRings: readonly LinearRing[]) {
  for (const linearRing of linearRings)
    for (let i = 1; i < linearRing.length; i++) {
      const [ax = 0, ay = 0] = linearRing[i - 1] ?? []
      const [bx = 0, by = 0] = linearRing[i] ?? []
      yield { ax, ay, bx, by }
    }
}

/** Applies the even-odd rule to all rings at once, which covers holes and islands. */
const contains = ({ box, linearRings }: Shape, x: number, y: number): boolean => {
  if (x < box.west || x > box.east || y < box.south || y > box.north) return false
  let inside = false
  for (const { ax, ay, bx, by } of segments(linearRings))
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  return inside
}

const metresBetween = (x: number, y: number, toX: number, toY: number): number =>
  Math.hypot((toX - x) * Math.cos(radians((y + toY) / 2)), toY - y) * metresPerDegree

const metresToEdge = ({ linearRings }: Shape, x: number, y: number): number => {
  const longitudeScale = Math.cos(radians(y))
  let nearest = { squaredDistance: Infinity, x, y }
  for (const { ax, ay, bx, by } of segments(linearRings)) {
    const dx = (bx - ax) * longitudeScale
    const dy = by - ay
    const px = (x - ax) * longitudeScale
    const py = y - ay
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    const squaredDistance = (px - along * dx) ** 2 + (py - along * dy) ** 2
    if (squaredDistance < nearest.squaredDistance) nearest = { squaredDistance, x: ax + along * (bx - ax), y: ay + along * (by - ay) }
  }
  return metresBetween(x, y, nearest.x, nearest.y)
}

const slugOfFeature = (name: string): VoivodeshipSlug => {
  const slug = slugOf(name.replace(/^województwo\s+/i, ''))
  if (!isVoivodeship(slug)) throw new Error(`No voivodeship is called "${name}"`)
  return slug
}

/**
 * Creates the territory from the boundary file. Distances use the equirectangular projection, accurate to 1 % within
 * some tens of kilometres.
 */
export const makeTerritory = (file: BoundaryFile): Territory => {
  const shapes = new Map<VoivodeshipSlug, Shape>()
  for (const { properties, geometry } of file.features) {
    const linearRings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
    shapes.set(slugOfFeature(properties.name_pl), { box: boxOf(linearRings), linearRings })
  }
  return {
    metresOutside(voivodeship, longitude, latitude) {
      const shape = shapes.get(voivodeship)
      if (!shape) throw new Error(`The boundary file lacks ${voivodeship}`)
      return contains(shape, longitude, latitude) ? 0 : metresToEdge(shape, longitude, latitude)
    },
  }
}
