import { slugOf } from '#core/kernel/slug.ts'
import type { FoundCity } from '#core/search/name-index.port.ts'
import type { CityEntry } from '#plugins/places/contract/city-entry.ts'

const metresPerDegree = 111_320
/** How far the map looks around the middle of a locality, metres; on phones further to north and south, 3:4. */
const reach = 3000

const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5

const boxAround = (longitude: number, latitude: number, metresNorth: number): CityEntry['boundingbox'] => {
  const [dx, dy] = [reach / (metresPerDegree * Math.cos((latitude * Math.PI) / 180)), metresNorth / metresPerDegree]
  return [round(latitude - dy), round(latitude + dy), round(longitude - dx), round(longitude + dx)]
}

/** A locality without a facility as an entry for the map: nothing is kept of it, so its cache key is empty and its box is around its middle. */
export const localityEntry = ({ name, voivodeship, county, longitude, latitude }: FoundCity, displayName: string): CityEntry => ({
  id: `${voivodeship}/${slugOf(county)}/${slugOf(name)}`,
  name,
  key: slugOf(name),
  param: slugOf(name),
  voivodeship,
  county,
  display_name: displayName,
  city_cache: '',
  boundingbox: longitude === null || latitude === null ? null : boxAround(longitude, latitude, reach),
  mobileBoundingbox: longitude === null || latitude === null ? null : boxAround(longitude, latitude, (reach * 4) / 3),
  importance: 0,
  facilities: 0,
})
