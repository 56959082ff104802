import { slugOf } from '#core/kernel/slug.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { Translate } from '#core/ports/translator.ts'
import type { FoundCity } from '#core/search/name-index.port.ts'
import type { CityEntry } from '#plugins/places/contract/city-entry.ts'

/**
 * Returns what distinguishes a locality from others, from the voivodeship to the county and the commune, the shortest
 * first; villages without facilities are known by their county.
 */
const distinctions = ({ county, commune, voivodeship, facilities }: FoundCity, t: Translate): readonly string[] => {
  const inVoivodeship = t(voivodeshipKey(voivodeship))
  const inCounty = t('places.in-county', { name: county })
  return [
    ...(facilities > 0 ? [inVoivodeship] : []),
    `${inCounty}, ${inVoivodeship}`,
    ...(commune ? [`${t('places.in-commune', { name: commune })}, ${inCounty}, ${inVoivodeship}`] : []),
  ]
}

/**
 * Returns the labels of localities, in order, so that no two look the same: `Kraków, małopolskie`; `Rzymiec, powiat
 * rawski, łódzkie`. `nameOf`: the name in the language of the page.
 */
export const localityLabels = (cities: readonly FoundCity[], t: Translate, nameOf: (city: FoundCity) => string): readonly string[] => {
  const candidates = cities.map((city) => distinctions(city, t).map((where) => `${nameOf(city)}, ${where}`))
  return candidates.map((labels, at) => {
    const isUnique = (label: string) => candidates.every((others, other) => other === at || !others.includes(label))
    return labels.find(isUnique) ?? labels.at(-1) ?? ''
  })
}

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

/** Sorts cities by their number of facilities, largest first. */
export const largestFirst = (cities: readonly CityEntry[]): readonly CityEntry[] => cities.toSorted((a, b) => b.facilities - a.facilities)
