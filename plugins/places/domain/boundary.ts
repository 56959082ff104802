import type { Territory } from '#core/places/territory.port.ts'
import { slugOf } from '#core/kernel/slug.ts'
import { isVoivodeship, type VoivodeshipSlug } from '#core/places/voivodeship.ts'

type Point = readonly number[]
type Ring = readonly Point[]

/** As much of a GeoJSON file as the boundary needs; `name_pl` is `województwo śląskie` (Natural Earth 1:10m, public domain). */
export interface BoundaryFile {
  readonly features: readonly {
    readonly properties: { readonly name_pl: string }
    readonly geometry:
      | { readonly type: 'Polygon'; readonly coordinates: readonly Ring[] }
      | { readonly type: 'MultiPolygon'; readonly coordinates: readonly (readonly Ring[])[] }
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
  readonly rings: readonly Ring[]
}

const metresPerDegree = 111_195
const radians = (degrees: number) => (degrees * Math.PI) / 180

const boxOf = (rings: readonly Ring[]): Box => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (const [x = 0, y = 0] of ring) {
      west = Math.min(west, x)
      east = Math.max(east, x)
      south = Math.min(south, y)
      north = Math.max(north, y)
    }
  return { west, south, east, north }
}

const segments = function* (rings: readonly Ring[]) {
  for (const ring of rings)
    for (let i = 1; i < ring.length; i++) {
      const [ax = 0, ay = 0] = ring[i - 1] ?? []
      const [bx = 0, by = 0] = ring[i] ?? []
      yield { ax, ay, bx, by }
    }
}

/** Even-odd over all rings at once, so that holes and islands need no case of their own. */
const contains = ({ box, rings }: Shape, x: number, y: number): boolean => {
  if (x < box.west || x > box.east || y < box.south || y > box.north) return false
  let inside = false
  for (const { ax, ay, bx, by } of segments(rings)) if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  return inside
}

const metresBetween = (x: number, y: number, toX: number, toY: number): number =>
  Math.hypot((toX - x) * Math.cos(radians((y + toY) / 2)), toY - y) * metresPerDegree

const metresToEdge = ({ rings }: Shape, x: number, y: number): number => {
  const squeeze = Math.cos(radians(y))
  let best = { far: Infinity, x, y }
  for (const { ax, ay, bx, by } of segments(rings)) {
    const [dx, dy, px, py] = [(bx - ax) * squeeze, by - ay, (x - ax) * squeeze, y - ay]
    const length = dx * dx + dy * dy
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    const far = (px - along * dx) ** 2 + (py - along * dy) ** 2
    if (far < best.far) best = { far, x: ax + along * (bx - ax), y: ay + along * (by - ay) }
  }
  return metresBetween(x, y, best.x, best.y)
}

const slugOfFeature = (name: string): VoivodeshipSlug => {
  const slug = slugOf(name.replace(/^województwo\s+/i, ''))
  if (!isVoivodeship(slug)) throw new Error(`No voivodeship is called "${name}"`)
  return slug
}

/** The country's shape read from the boundary file: metres in equirectangular projection, good to 1 % where distances matter (some tens of kilometres). */
export const makeTerritory = (file: BoundaryFile): Territory => {
  const shapes = new Map<VoivodeshipSlug, Shape>()
  for (const { properties, geometry } of file.features) {
    const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat()
    shapes.set(slugOfFeature(properties.name_pl), { box: boxOf(rings), rings })
  }
  return {
    metresOutside(voivodeship, longitude, latitude) {
      const shape = shapes.get(voivodeship)
      if (!shape) throw new Error(`The boundary file holds no ${voivodeship}`)
      return contains(shape, longitude, latitude) ? 0 : metresToEdge(shape, longitude, latitude)
    },
  }
}
