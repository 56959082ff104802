/** Point of a vector tile layer, in the tile's coordinates from 0 to 4096. */
export interface TilePoint {
  readonly x: number
  readonly y: number
  readonly properties: Readonly<Record<string, string | number>>
}

const varint = (number: number): number[] => (number < 128 ? [number] : [(number % 128) | 128, ...varint(Math.floor(number / 128))])
const zigzag = (number: number) => (number < 0 ? -2 * number - 1 : 2 * number)
const field = (number: number, bytes: readonly number[]) => [...varint(number * 8 + 2), ...varint(bytes.length), ...bytes]
const text = (number: number, value: string) => field(number, [...Buffer.from(value)])
const integer = (number: number, value: number) => [...varint(number * 8), ...varint(value)]

/** Encodes points as a layer of a vector tile. A tile is a sequence of layers, so that this can be appended to one. */
export const encodePoints = (layer: string, points: readonly TilePoint[]): Uint8Array => {
  const keys = [...new Set(points.flatMap(({ properties }) => Object.keys(properties)))]
  const values = [...new Set(points.flatMap(({ properties }) => Object.values(properties)))]
  const features = points.map(({ x, y, properties }) => {
    const tags = Object.entries(properties).flatMap(([key, value]) => [...varint(keys.indexOf(key)), ...varint(values.indexOf(value))])
    // A point is one command "move to" with its coordinates.
    return [...field(2, tags), ...integer(3, 1), ...field(4, [9, ...varint(zigzag(x)), ...varint(zigzag(y))])]
  })
  return Uint8Array.from(
    field(3, [
      ...integer(15, 2),
      ...text(1, layer),
      ...features.flatMap((feature) => field(2, feature)),
      ...keys.flatMap((key) => text(3, key)),
      ...values.flatMap((value) => field(4, typeof value === 'string' ? text(1, value) : integer(5, value))),
      ...integer(5, 4096),
    ]),
  )
}
