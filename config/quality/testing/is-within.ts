import { metresPerDegree } from '#core/kernel/local-plane.ts'
import type { Area, Box, Circle, IndexQuery } from '#core/search/facility-index.port.ts'

/** Location of a facility. */
export interface Whereabouts {
  readonly voivodeship: string
  readonly city_slug: string
  readonly district_slug: string | null
  readonly longitude: number | null
  readonly latitude: number | null
  /** Its point is only that of its city. */
  readonly approximate: boolean
}

const isInCircle = ({ longitude, latitude, approximate }: Whereabouts, { centre, metres }: Circle): boolean => {
  if (longitude === null || latitude === null || approximate) return false
  const dx = (longitude - centre.longitude) * Math.cos(((latitude + centre.latitude) * Math.PI) / 360)
  const dy = latitude - centre.latitude
  return Math.floor(Math.sqrt(dx * dx + dy * dy) * metresPerDegree) <= metres
}

const isInArea = (one: Whereabouts, area: Area): boolean => {
  if ('centre' in area) return isInCircle(one, area)
  if ('cities' in area) return area.cities.includes(`${one.voivodeship}/${one.city_slug}`)
  if ('voivodeship' in area) return one.voivodeship === area.voivodeship
  return `${one.voivodeship}/${one.city_slug}` === area.city && (area.district === undefined || one.district_slug === area.district)
}

const isInBox = ({ longitude, latitude }: Whereabouts, { west, south, east, north }: Box): boolean => {
  if (longitude === null || latitude === null) return false
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north
}

/** Returns whether a facility is where a query searches, without any index. */
export const isWithin = (one: Whereabouts, within: IndexQuery['within']): boolean => {
  if ('anyOf' in within) {
    const { anyOf, noneOf, box } = within
    const isInAny = anyOf.length === 0 || anyOf.some((area) => isInArea(one, area))
    return isInAny && !noneOf.some((area) => isInArea(one, area)) && (box === undefined || isInBox(one, box))
  }
  return 'west' in within ? isInBox(one, within) : isInArea(one, within)
}
