/**
 * Web mercator (EPSG:3857) as 32-bit fractions of the world: the highest bits of a coordinate are its cell in any grid
 * of powers of two.
 */
const world = 2 ** 32

const inWorld = (fraction: number): number => Math.min(world - 1, Math.max(0, Math.floor(fraction * world)))

/** Converts degrees of longitude to 0 (−180°) … 2³² − 1 (180°), eastward. */
export const xOf = (longitude: number): number => inWorld((longitude + 180) / 360)

/** Converts degrees of latitude to 0 (85.05° north) … 2³² − 1 (85.05° south), southward. */
export const yOf = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return inWorld(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))
}
