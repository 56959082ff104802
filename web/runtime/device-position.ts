import type { Point } from '#core/kernel/distance.ts'
import { positionParam, serializePosition } from '#core/places/device-position.ts'

/** Position of a device in EPSG:4326 degrees. */
export type Position = Point

/** Why the device's position is unknown: the user or the system denied it, or it could not be determined. */
export class PositionUnknown extends Error {
  readonly reason: 'denied' | 'failed'
  constructor(reason: 'denied' | 'failed') {
    super(reason)
    this.reason = reason
  }
}

const timeoutMs = 10_000
/** Age of a position that is still good enough, milliseconds. */
const maxAgeMs = 60_000
const permissionDenied = 1

/** Asks the device for its position. It is kept in the memory of this page only. */
export const devicePosition = (): Promise<Point> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionUnknown('failed'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new PositionUnknown(code === permissionDenied ? 'denied' : 'failed')),
      { timeout: timeoutMs, maximumAge: maxAgeMs },
    )
  })

/** Adds the position to the URL of a list that is loaded in the background. */
export const withPosition = (url: string, position: Point | null): string =>
  position === null ? url : `${url}${url.includes('?') ? '&' : '?'}${positionParam}=${serializePosition(position)}`
