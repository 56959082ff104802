import { PbfWriter } from 'pbf'

/** Point of a vector tile layer, in the tile's coordinates from 0 to 4096. */
export interface TilePoint {
  readonly x: number
  readonly y: number
  readonly properties: Readonly<Record<string, string | number>>
}

const zigzag = (number: number) => (number < 0 ? -2 * number - 1 : 2 * number)
/** Command "move to" for one point; its coordinates follow. */
const moveTo = 9

const writeValue = (value: string | number, writer: PbfWriter) =>
  typeof value === 'string' ? writer.writeStringField(1, value) : writer.writeVarintField(5, value)

/** Encodes points as a layer of a vector tile. A tile is a sequence of layers, so that this can be appended to one. */
export const encodePoints = (layer: string, points: readonly TilePoint[]): Uint8Array => {
  const keys = [...new Set(points.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(points.flatMap(({ properties }) => Object.values(properties)))]
  const writePoint = ({ x, y, properties }: TilePoint, writer: PbfWriter) => {
    writer.writePackedVarint(
      2,
      Object.entries(properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]),
    )
    writer.writeVarintField(3, 1)
    writer.writePackedVarint(4, [moveTo, zigzag(x), zigzag(y)])
  }
  const writeLayer = (_: null, writer: PbfWriter) => {
    writer.writeVarintField(15, 2)
    writer.writeStringField(1, layer)
    for (const point of points) writer.writeMessage(2, writePoint, point)
    for (const key of keys) writer.writeStringField(3, key)
    for (const value of values) writer.writeMessage(4, writeValue, value)
    writer.writeVarintField(5, 4096)
  }
  const writer = new PbfWriter()
  writer.writeMessage(3, writeLayer, null)
  return writer.finish()
}
