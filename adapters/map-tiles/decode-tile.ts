import { VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'

/** Feature of a vector tile; its geometry is in the tile's coordinates. */
export interface TileFeature {
  readonly type: 'point' | 'line' | 'area'
  readonly properties: Readonly<Record<string, string | number | boolean>>
  /** Points, lines or closed rings as x, y, x, y, … */
  readonly parts: readonly (readonly number[])[]
}

/** Layer of a vector tile; `extent`: width and height of the tile in its coordinates. */
export interface TileLayer {
  readonly extent: number
  readonly features: readonly TileFeature[]
}

const types = ['point', 'line', 'area'] as const

const featuresOf = (layer: VectorTileLayer): readonly TileFeature[] =>
  Array.from({ length: layer.length }, (_, n) => layer.feature(n)).flatMap((feature) => {
    const type = types[feature.type - 1]
    if (type === undefined) return []
    return [{ type, properties: feature.properties, parts: feature.loadGeometry().map((part) => part.flatMap(({ x, y }) => [x, y])) }]
  })

/** Field of the message `Tile` that holds a layer. */
const layerField = 3

/** Decodes the layers of a vector tile (Mapbox Vector Tile 2.1) by their names; `only`: name of the single one that is decoded. */
export const decodeTile = (tile: Uint8Array, only?: string): ReadonlyMap<string, TileLayer> => {
  // Not `VectorTile`, which keeps one layer of a name: the villages of the bundled archive are a second one.
  const found = new PbfReader(tile).readFields<VectorTileLayer[]>((field, layers, reader) => {
    if (field === layerField) layers.push(new VectorTileLayer(reader, reader.readVarint() + reader.pos))
  }, [])
  const decoded = new Map<string, TileLayer>()
  for (const layer of found) {
    if (only !== undefined && layer.name !== only) continue
    const before = decoded.get(layer.name)?.features ?? []
    decoded.set(layer.name, { extent: layer.extent, features: [...before, ...featuresOf(layer)] })
  }
  return decoded
}
