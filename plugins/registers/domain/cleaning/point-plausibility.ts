import type { Doubt, FieldValues, Location } from '#core/facilities/fields.ts'
import { metresBetween, type Point } from '#core/kernel/distance.ts'
import { normalizeText } from '#core/kernel/slug.ts'
import type { GazetteerLocality, LocalityReference } from '#core/places/gazetteer.port.ts'
import type { RuleName } from './rules.ts'

/** The locality that an address names, as the gazetteer knows it. */
export type LocalityCentre = Pick<GazetteerLocality, 'longitude' | 'latitude' | 'population' | 'commune' | 'town'>

/** Points of the rows of a file, as the file and the gazetteer place them. */
export interface PointContext {
  /** Returns the centre of a locality; `null` when the gazetteer does not know it in that county, or knows several of the name. */
  readonly centreOf: (locality: LocalityReference) => LocalityCentre | null
  /** Returns whether rows of different localities have a point in common. */
  readonly isShared: (point: Point) => boolean
}

/**
 * Farthest metres from its centre at which an address of a locality may lie, by inhabitants: the largest cities reach
 * 20 km, and addresses of villages name the village itself.
 */
export const radiusOf = (population: number): number => {
  if (population >= 300_000) return 20_000
  return population >= 100_000 ? 15_000 : 10_000
}

/** Metres from its centre within which a point is believed to be in a locality although rows of other localities share it. */
const surelyInside = 2_000

/** Key of a point, equal for equal coordinates. */
export const pointKey = ({ longitude, latitude }: Point): string => `${longitude},${latitude}`

/** Locality that a row names. */
export const localityOf = ({ voivodeship = '', county = '', city = '' }: FieldValues): LocalityReference => ({ voivodeship, county, city })

/** A row whose point was checked. */
export interface CheckedPoint {
  readonly fields: FieldValues
  readonly appliedRules: readonly RuleName[]
}

/** Returns whether the gazetteer's village may be a namesake of the one in the address: it lies in another commune. */
const isNamesake = ({ town, commune }: LocalityCentre, fields: FieldValues): boolean =>
  !town && fields.commune !== undefined && normalizeText(fields.commune) !== normalizeText(commune)

const doubtLocation = (location: Location, fields: FieldValues, { centreOf, isShared }: PointContext): Doubt | null => {
  const text = `${location.longitude}; ${location.latitude}`
  const known = centreOf(localityOf(fields))
  const centre = known && !isNamesake(known, fields) ? known : null
  const metres = centre ? metresBetween(location, centre) : null
  if (centre && metres !== null && metres > radiusOf(centre.population))
    return { about: 'location', text, reason: 'far', kilometres: Math.round(metres / 1_000) }
  const shared = isShared(location) && (metres === null || metres > surelyInside)
  return shared ? { about: 'location', text, reason: 'shared' } : null
}

/**
 * Takes out a point that is far from the locality of the address, or that rows of different localities share: a
 * geocoder's default. The facility then gets the approximate point of its locality; what the source states stays as a
 * doubt.
 */
export const checkPoint = (fields: FieldValues, context: PointContext): CheckedPoint => {
  const { location, ...others } = fields
  const doubt = location ? doubtLocation(location, fields, context) : null
  if (!doubt) return { fields, appliedRules: [] }
  return {
    fields: { ...others, doubts: [...(fields.doubts ?? []), doubt] },
    appliedRules: [doubt.reason === 'far' ? 'coordinates-far' : 'coordinates-shared'],
  }
}
