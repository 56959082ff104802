/** Point in EPSG:4326 degrees. */
export interface Place {
  readonly longitude: number
  readonly latitude: number
}

const metresPerDegree = 111_320

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Returns a point moved by metres to the east and to the north. */
export const movePlace = ({ longitude, latitude }: Place, east: number, north: number): Place => ({
  longitude: rounded(longitude + east / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))),
  latitude: rounded(latitude + north / metresPerDegree),
})

/** Returns how far one point lies east and north of another, in metres. */
export const offsetOf = (point: Place, from: Place): { readonly east: number; readonly north: number } => ({
  east: (point.longitude - from.longitude) * metresPerDegree * Math.cos((from.latitude * Math.PI) / 180),
  north: (point.latitude - from.latitude) * metresPerDegree,
})

/** Parses typed coordinates, also with a decimal comma; `null` when they are none. */
export const parseDegrees = (typed: string): number | null => {
  const text = typed.trim().replace(',', '.')
  return /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null
}
