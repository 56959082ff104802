import type { FieldValues } from '#core/facilities/fields.ts'
import type { SeededRandom } from '#core/kernel/seeded-random.ts'
import type { DistrictArea, SampleLocality } from './sample-locality.ts'
import { streets } from './streets.ts'

const metresPerDegree = 111_320
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** Returns a random point within the radius of an area. Distances are uniform, so that density falls with the distance from the center. */
const randomPoint = (
  random: SeededRandom,
  { center: [longitude, latitude], radius }: DistrictArea,
): Required<Pick<FieldValues, 'location'>>['location'] => {
  const direction = random.signedUnit() * Math.PI
  const distance = Math.abs(random.signedUnit()) * radius
  const east = distance * Math.cos(direction)
  const north = distance * Math.sin(direction)
  return {
    longitude: round(longitude + east / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))),
    latitude: round(latitude + north / metresPerDegree),
    precision: 'exact',
  }
}

/** Completes a post code at random: `02-6` → `02-614`; a complete one is returned as it is. */
const randomPostCode = (random: SeededRandom, prefix: string): string =>
  `${prefix}${String(random.between(0, 99)).padStart(2, '0')}`.slice(0, Math.max(6, prefix.length))

/**
 * Generates an address: a common street name, a random number and a point within its district. In villages some
 * addresses have no street.
 */
export const generateAddress = (random: SeededRandom, locality: SampleLocality): FieldValues => {
  const area = random.pick(locality.areas)
  const { voivodeship, county, commune, city } = locality
  return {
    voivodeship,
    county,
    commune,
    city,
    ...(area.name && { district: area.name }),
    post_code: randomPostCode(random, area.postCode),
    ...(!(locality.village && random.chance(30)) && { street: random.pick(streets) }),
    building_number: `${random.between(1, 148)}${random.chance(15) ? random.pick(['A', 'B', 'C']) : ''}`,
    ...(random.chance(20) && { apartment_number: random.pick(['1', '2', '3', 'U1', 'U2']) }),
    location: randomPoint(random, area),
  }
}
