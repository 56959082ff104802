import type { Doubt, FieldValues, Location } from '#core/facilities/fields.ts'
import { metresBetween, type Point } from '#core/kernel/distance.ts'
import type { LocalityReference } from '#core/places/gazetteer.port.ts'
import type { RuleName } from './rules.ts'

/** Centre of the locality that an address names, and its inhabitants. */
export interface LocalityCentre extends Point {
  readonly population: number
}

/** What a file and the gazetteer say about the points of its rows. */
export interface PointContext {
  /** Returns the centre of a locality; `null` when the gazetteer does not know it in that county, or knows several of the name. */
  readonly centreOf: (locality: LocalityReference) => LocalityCentre | null
  /** Returns whether rows of different localities have a point in common. */
  readonly isShared: (point: Point) => boolean
}

/**
 * Farthest metres from its centre at which an address of a locality may lie, by inhabitants: the largest cities reach 20 km, and addresses of villages
 * name the village itself.
 */
export const radiusOf = (population: number): number => {
  if (population >= 300_000) return 20_000
  return population >= 100_000 ? 15_000 : 10_000
}

/** Point by which rows of different localities are compared. */
export const pointKey = ({ longitude, latitude }: Point): string => `${longitude},${latitude}`

/** Locality that a row names. */
export const localityOf = ({ voivodeship = '', county = '', city = '' }: FieldValues): LocalityReference => ({ voivodeship, county, city })

/** A row whose point was checked. */
export interface CheckedPoint {
  readonly fields: FieldValues
  readonly appliedRules: readonly RuleName[]
}

const doubtLocation = (location: Location, locality: LocalityReference, { centreOf, isShared }: PointContext): Doubt | null => {
  const text = `${location.longitude}; ${location.latitude}`
  const centre = centreOf(locality)
  const metres = centre ? metresBetween(location, centre) : 0
  if (centre && metres > radiusOf(centre.population))
    return { about: 'location', text, reason: 'far', kilometres: Math.round(metres / 1_000) }
  return isShared(location) ? { about: 'location', text, reason: 'shared' } : null
}

/**
 * Takes out a point that is far from the locality of the address, or that rows of different localities share: a geocoder's default. The facility then
 * gets the approximate point of its locality; what the source states stays as a doubt.
 */
export const checkPoint = (fields: FieldValues, context: PointContext): CheckedPoint => {
  const { location, ...others } = fields
  const doubt = location ? doubtLocation(location, localityOf(fields), context) : null
  if (!doubt) return { fields, appliedRules: [] }
  return {
    fields: { ...others, doubts: [...(fields.doubts ?? []), doubt] },
    appliedRules: [doubt.reason === 'far' ? 'coordinates-far' : 'coordinates-shared'],
  }
}
