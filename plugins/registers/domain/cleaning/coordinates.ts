import type { Doubt, Location } from '#core/facilities/fields.ts'
import type { Territory } from '#core/places/territory.port.ts'
import type { VoivodeshipSlug } from '#core/places/voivodeship.ts'
import { type Cleaned, rulesApplied } from './rules.ts'

/**
 * Metres outside the stated voivodeship: up to `flagged` is tolerated because the boundary is coarse, beyond `broken`
 * the point is wrong (decisions §26).
 */
export const tolerance = { flagged: 2_000, broken: 8_000 } as const

const degrees = (text: string): number | null =>
  /^-?\d{1,3}(?:[.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null

/**
 * Reads a point from two cells and checks it against the voivodeship of the row; `null` when missing, malformed or too far outside.
 * Swaps longitude and latitude only when that puts the point inside.
 */
export const cleanPoint = (
  longitude: string,
  latitude: string,
  voivodeship: VoivodeshipSlug,
  territory: Territory,
): Cleaned<Location | null> => {
  if (/^[\s,;.]*$/.test(longitude + latitude)) return { value: null, appliedRules: ['coordinates-missing'] }
  const x = degrees(longitude)
  const y = degrees(latitude)
  if (x === null || y === null || Math.abs(x) > 180 || Math.abs(y) > 180) return { value: null, appliedRules: ['coordinates-broken'] }
  const swapped = territory.metresOutside(voivodeship, x, y) > tolerance.broken && territory.metresOutside(voivodeship, y, x) === 0
  const [east, north] = swapped ? [y, x] : [x, y]
  const outside = territory.metresOutside(voivodeship, east, north)
  if (outside > tolerance.broken) {
    const doubt: Doubt = { about: 'location', text: `${longitude.trim()}; ${latitude.trim()}`, reason: 'outside' }
    return { value: null, appliedRules: ['coordinates-outside'], doubts: [doubt] }
  }
  const flagged = outside > tolerance.flagged
  return {
    value: { longitude: east, latitude: north, precision: flagged ? 'flagged' : 'exact' },
    appliedRules: rulesApplied({ 'coordinates-swapped': swapped, 'coordinates-flagged': flagged }),
  }
}

/**
 * Reads a point from one cell, `longitude;latitude`. Anything but two numbers is malformed; registers contain
 * `17.1;;;51.1;]` and single numbers.
 */
export const cleanCoordinates = (text: string, voivodeship: VoivodeshipSlug, territory: Territory): Cleaned<Location | null> => {
  const [longitude = '', latitude = '', ...rest] = text.split(';')
  if (/^[\s,;]*$/.test(text)) return { value: null, appliedRules: ['coordinates-missing'] }
  return rest.length > 0 ? { value: null, appliedRules: ['coordinates-broken'] } : cleanPoint(longitude, latitude, voivodeship, territory)
}
