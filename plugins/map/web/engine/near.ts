import { type Position, positionParam, serializePosition } from '../../contract/device-position.ts'
import type { Bounds } from '../../contract/map-url-state.ts'

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
export const devicePosition = (): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) return reject(new PositionUnknown('failed'))
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code }) => reject(new PositionUnknown(code === permissionDenied ? 'denied' : 'failed')),
      { timeout: timeoutMs, maximumAge: maxAgeMs },
    )
  })

/** Half the width and height of the surroundings, degrees: about 3 km and 4 km. */
const reach = { longitude: 0.04, latitude: 0.035 }
/** Hundredths of a degree, about a kilometre: links of the page contain the box, but not where in it the user is. */
const outward = (degrees: number, round: (n: number) => number) => round(degrees * 100) / 100

/** Returns a box around a position that does not reveal it. */
export const surroundings = ({ longitude, latitude }: Position): Bounds => ({
  west: outward(longitude - reach.longitude, Math.floor),
  south: outward(latitude - reach.latitude, Math.floor),
  east: outward(longitude + reach.longitude, Math.ceil),
  north: outward(latitude + reach.latitude, Math.ceil),
})

/** Adds the position to the URL of a list that is loaded in the background. */
export const withPosition = (url: string, position: Position | null): string =>
  position === null ? url : `${url}${url.includes('?') ? '&' : '?'}${positionParam}=${serializePosition(position)}`
