import { slugOf } from '#core/kernel/slug.ts'
import type { FoundCity } from '#core/search/name-index.port.ts'
import type { CityEntry } from '#plugins/places/contract/city-entry.ts'

const metresPerDegree = 111_320
/** Half the side of the box around a locality, metres; on phones it is higher, 3:4. */
const halfSide = 3000

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const boxAround = (longitude: number, latitude: number, metresNorth: number): CityEntry['boundingbox'] => {
  const dx = halfSide / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))
  const dy = metresNorth / metresPerDegree
  return [round(latitude - dy), round(latitude + dy), round(longitude - dx), round(longitude + dx)]
}

/** Returns the city entry of a locality without facilities: an empty cache key, and a box around its centre. */
export const localityEntry = ({ name, voivodeship, county, commune, longitude, latitude }: FoundCity, displayName: string): CityEntry => ({
  id: [voivodeship, slugOf(county), slugOf(commune), slugOf(name)].join('/'),
  name,
  key: slugOf(name),
  param: slugOf(name),
  voivodeship,
  county,
  commune,
  display_name: displayName,
  city_cache: '',
  boundingbox: longitude === null || latitude === null ? null : boxAround(longitude, latitude, halfSide),
  mobileBoundingbox: longitude === null || latitude === null ? null : boxAround(longitude, latitude, (halfSide * 4) / 3),
  importance: 0,
  facilities: 0,
})
