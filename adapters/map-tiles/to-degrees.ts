/** Point in degrees. */
export type Degrees = readonly [longitude: number, latitude: number]

/** Returns the degrees of a point of a tile; `x` and `y` are parts of the tile's width and height, from 0 to 1. */
export const toDegrees = (tile: { readonly z: number; readonly x: number; readonly y: number }, x: number, y: number): Degrees => {
  const count = 2 ** tile.z
  return [((tile.x + x) / count) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - (2 * (tile.y + y)) / count))) * 180) / Math.PI]
}
