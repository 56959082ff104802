import type { Point } from '../kernel/distance.ts'
import type { QueryParams } from '../search/parse-selection.ts'

/**
 * Query parameter by which the browser passes the device's position when it loads a list in the background; it is in no
 * link and no address bar.
 */
export const positionParam = 'od'

/** Decimals of the degrees: about 100 m, more than a distance on a card needs. */
const decimals = 3

/** Serializes a position to a parameter value, rounded: `50.061,19.937`. */
export const serializePosition = ({ latitude, longitude }: Point): string =>
  [latitude, longitude].map((degrees) => degrees.toFixed(decimals)).join(',')

/** Parses the position; `null` if it is absent or invalid. */
export const parsePosition = (params: QueryParams): Point | null => {
  const [, latitude = '', longitude = ''] = /^(-?\d{1,2}\.\d{1,3}),(-?\d{1,3}\.\d{1,3})$/.exec(params[positionParam]?.at(-1) ?? '') ?? []
  return latitude === '' || Math.abs(Number(latitude)) > 85 || Math.abs(Number(longitude)) > 180
    ? null
    : { latitude: Number(latitude), longitude: Number(longitude) }
}
