import type { FieldValues } from '#core/facilities/fields.ts'
import type { Dice } from './dice.ts'
import type { Place, Quarter } from './place.ts'
import { streets } from './streets.ts'

const metresPerDegree = 111_320
const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6

/** A point within reach of the quarter's middle: every distance is as likely, so that they grow fewer to a square metre the farther out. */
const scattered = (dice: Dice, { middle: [longitude, latitude], reach }: Quarter): Required<Pick<FieldValues, 'location'>>['location'] => {
  const [direction, distance] = [dice.around() * Math.PI, Math.abs(dice.around()) * reach]
  const [east, north] = [distance * Math.cos(direction), distance * Math.sin(direction)]
  return {
    longitude: round(longitude + east / (metresPerDegree * Math.cos((latitude * Math.PI) / 180))),
    latitude: round(latitude + north / metresPerDegree),
    precision: 'exact',
  }
}

/** `02-6` → `02-614`; a whole post code stays. */
const postCode = (dice: Dice, start: string): string =>
  `${start}${String(dice.between(0, 99)).padStart(2, '0')}`.slice(0, Math.max(6, start.length))

/** Where a made facility stands: a street name found everywhere, an invented number, a point within its district. In villages some have only a number. */
export const addressOf = (dice: Dice, place: Place): FieldValues => {
  const quarter = dice.pick(place.quarters)
  const { voivodeship, county, commune, city } = place
  return {
    voivodeship,
    county,
    commune,
    city,
    ...(quarter.name && { district: quarter.name }),
    post_code: postCode(dice, quarter.postCode),
    ...(!(place.village && dice.percent(30)) && { street: dice.pick(streets) }),
    building_number: `${dice.between(1, 148)}${dice.percent(15) ? dice.pick(['A', 'B', 'C']) : ''}`,
    ...(dice.percent(20) && { apartment_number: dice.pick(['1', '2', '3', 'U1', 'U2']) }),
    location: scattered(dice, quarter),
  }
}
