import { metresPerDegree } from '#core/kernel/local-plane.ts'
import type { Area, Circle, IndexQuery } from '#core/search/facility-index.port.ts'

/** Where a facility is. */
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
  if ('voivodeship' in area) return one.voivodeship === area.voivodeship
  return `${one.voivodeship}/${one.city_slug}` === area.city && (area.district === undefined || one.district_slug === area.district)
}

/** Returns whether a facility is where a query searches, without any index. */
export const isWithin = (one: Whereabouts, within: IndexQuery['within']): boolean => {
  if ('anyOf' in within) {
    const { anyOf, noneOf } = within
    return (anyOf.length === 0 || anyOf.some((area) => isInArea(one, area))) && !noneOf.some((area) => isInArea(one, area))
  }
  if (!('west' in within)) return isInArea(one, within)
  const { longitude, latitude } = one
  if (longitude === null || latitude === null) return false
  return longitude >= within.west && longitude <= within.east && latitude >= within.south && latitude <= within.north
}
