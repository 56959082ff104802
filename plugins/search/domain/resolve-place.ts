import type { Point } from '#core/kernel/distance.ts'
import { quarterProminence } from '#core/places/quarter-prominence.ts'
import type { Area } from '#core/search/facility-index.port.ts'
import type { NamedPlace } from '#core/search/name-index.port.ts'
import type { PlaceRelation } from '#core/search/reading/meaning.ts'

/** Returns the facilities that a place is known by. */
export const facilitiesOf = (place: NamedPlace): number => {
  if (place.kind === 'city') return place.city.facilities
  if (place.kind === 'county') return place.county.facilities
  if (place.kind === 'voivodeship') return Number.MAX_SAFE_INTEGER
  return place.kind === 'quarter' ? quarterProminence : place.part.facilities
}

/** Returns the Polish name of a place as a text may have it, of a district or quarter with its city: `Oliwa, Gdańsk`, `powiat wielicki`. */
export const nameOfPlace = (place: NamedPlace): string => {
  if (place.kind === 'county') return `powiat ${place.county.name}`
  if (place.kind === 'voivodeship') return place.voivodeship
  return place.kind === 'city' ? place.city.name : `${place.part.name}, ${place.part.city}`
}

/** A place with facilities, and so many times more than its next namesake, is meant by its name alone. */
const minDominant = 1
const dominance = 3

/** Returns the key of the city of a place: `malopolskie/krakow`; `null` for one without facilities, for counties and voivodeships. */
export const cityOf = (place: NamedPlace): string | null => {
  if (place.kind === 'voivodeship' || place.kind === 'county') return null
  return place.kind === 'city' ? place.city.cityCache : place.part.cityCache
}

const isPart = ({ kind }: NamedPlace): boolean => kind === 'district' || kind === 'quarter'

/**
 * Returns the places that are meant of those with one name, given the cities that the text names too: the part of such a
 * city, the one that dominates, all parts of one city that share the name (`Praga`), else several to choose from.
 */
export const meantPlaces = (
  places: readonly NamedPlace[],
  cities: readonly string[],
): { readonly kind: 'all' | 'choice'; readonly places: readonly NamedPlace[] } => {
  const names = new Set(places.map(nameOfPlace))
  const inNamedCity = places.filter((place) => isPart(place) && cities.includes(cityOf(place) ?? ''))
  // `Osiedle Retkinia` is what Retkinia means too.
  const candidates = (inNamedCity.length > 0 ? inNamedCity : places).filter(
    (place) => !names.has(nameOfPlace(place).replace(/^Osiedle /, '')) || !nameOfPlace(place).startsWith('Osiedle '),
  )
  const [first, next] = candidates
  if (!first || !next) return { kind: 'all', places: candidates }
  const isDominant = facilitiesOf(first) >= minDominant && facilitiesOf(first) >= dominance * facilitiesOf(next)
  if (isDominant) return { kind: 'all', places: [first] }
  const isOneCity = candidates.every((place) => isPart(place) && cityOf(place) === cityOf(first))
  return { kind: isOneCity ? 'all' : 'choice', places: candidates }
}

/** Returns the middle of a place, EPSG:4326 degrees; `null` where it is not known. */
export const pointOf = (place: NamedPlace): Point | null => {
  if (place.kind === 'voivodeship' || place.kind === 'county') return null
  const { longitude, latitude } = place.kind === 'city' ? place.city : place.part
  return longitude === null || latitude === null ? null : { longitude, latitude }
}

/** Metres from the middle of a place within which facilities are in it or near it. */
export const radii = { quarter: 2000, village: 2500, nearPart: 3000, nearTown: 10_000, nearCity: 15_000, address: 5000 } as const
const cityFacilities = 100

const radiusOf = (place: NamedPlace, relation: PlaceRelation): number => {
  if (place.kind === 'quarter') return radii.quarter
  if (place.kind !== 'city') return radii.nearPart
  if (relation !== 'near') return radii.village
  return place.city.facilities >= cityFacilities ? radii.nearCity : radii.nearTown
}

/** Area of a place, and its middle where facilities are sorted by their distance from it. */
export interface PlaceArea {
  readonly area: Area
  readonly centre: Point | null
  /** Radius of the circle that the area is; `null` for another area. */
  readonly metres: number | null
}

/** Returns the area that a place means; `metres`: a distance from it that the text names. */
export const areaOf = (place: NamedPlace, relation: PlaceRelation, metres: number | null): PlaceArea => {
  const centre = pointOf(place)
  const hasBorder =
    place.kind === 'voivodeship' ||
    place.kind === 'county' ||
    place.kind === 'district' ||
    (place.kind === 'city' && place.city.cityCache !== null && place.city.facilities > 0)
  const isCircle = centre !== null && (metres !== null || relation === 'near' || !hasBorder)
  if (isCircle) {
    const radius = metres ?? radiusOf(place, relation)
    return { area: { centre, metres: radius }, centre, metres: radius }
  }
  if (place.kind === 'county') return { area: { cities: place.county.cities }, centre: null, metres: null }
  if (place.kind === 'voivodeship') return { area: { voivodeship: place.voivodeship }, centre: null, metres: null }
  if (place.kind === 'city') return { area: { city: place.city.cityCache ?? '' }, centre: null, metres: null }
  return { area: { city: place.part.cityCache, district: place.part.slug }, centre: null, metres: null }
}
