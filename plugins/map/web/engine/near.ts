import type { Position } from '#web/runtime/device-position.ts'
import type { Bounds } from '../../contract/map-url-state.ts'

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
