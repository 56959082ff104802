import { encodePoints } from '#config/quality/testing/encode-points.ts'
import type { ArchiveTile } from '#config/quality/testing/write-archive.ts'
import type { Point } from '#core/kernel/distance.ts'
import { placesLayer } from '../domain/map-quarter.ts'

/** Place of a base map. */
export interface MappedPlace extends Point {
  readonly name: string
  readonly kind: 'suburb' | 'quarter' | 'neighbourhood' | 'village'
}

/** Returns the tiles of a base map with places, all on the zoom from which quarters are read. */
export const quarterTiles = (places: readonly MappedPlace[]): readonly ArchiveTile[] => {
  const { name: layer, zoom: z } = placesLayer
  const placed = places.map(({ name, kind, longitude, latitude }) => {
    const x = ((longitude + 180) / 360) * 2 ** z
    const y = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z
    return { x, y, properties: { name, kind_detail: kind } }
  })
  return [...Map.groupBy(placed, ({ x, y }) => `${Math.floor(x)}/${Math.floor(y)}`).values()].flatMap((inTile) => {
    const [{ x, y } = { x: 0, y: 0 }] = inTile
    const points = inTile.map((one) => ({ ...one, x: Math.floor((one.x % 1) * 4096), y: Math.floor((one.y % 1) * 4096) }))
    return [{ z, x: Math.floor(x), y: Math.floor(y), bytes: encodePoints(layer, points) }]
  })
}
