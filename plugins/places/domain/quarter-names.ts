import type { Point } from '#core/kernel/distance.ts'
import { normalizeName } from '#core/places/normalize-name.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { Quarter } from '../contract/queries.ts'

/** Returns names of a quarter besides its own: `Stegny` for Osiedle Stegny. */
const aliasesOf = (name: string): readonly string[] => {
  const [, rest] = /^Osiedle (?:im\. |imienia )?(.+)$/.exec(name) ?? []
  return rest === undefined ? [] : [rest]
}

const keyOf = ({ voivodeship, citySlug, name }: Pick<PlaceName, 'voivodeship' | 'citySlug' | 'name'>) =>
  `${voivodeship}/${citySlug}/${normalizeName(name)}`

/** Returns the quarters of the directory's cities that are none of its districts. */
export const quarterNames = (directory: readonly PlaceName[], quarters: readonly Quarter[]): readonly PlaceName[] => {
  const districts = new Set(directory.filter(({ kind }) => kind === 'district').map(keyOf))
  const cities = new Map(
    directory.flatMap(({ kind, voivodeship, citySlug, name }) => (kind === 'city' ? [[`${voivodeship}/${citySlug}`, name] as const] : [])),
  )
  return quarters.flatMap(({ name, slug, voivodeship, city: citySlug, longitude, latitude }): readonly PlaceName[] => {
    const city = cities.get(`${voivodeship}/${citySlug}`)
    if (city === undefined || districts.has(keyOf({ voivodeship, citySlug, name }))) return []
    return [
      {
        kind: 'quarter',
        name,
        aliases: aliasesOf(name),
        voivodeship,
        county: '',
        commune: '',
        citySlug,
        districtSlug: slug,
        city,
        longitude,
        latitude,
        facilities: 0,
        population: 0,
      },
    ]
  })
}

/** Returns the point of the quarter that a district has the name of; `null` if there is none. */
export const pointOfDistrict = (district: string, quarters: readonly Quarter[]): Point | null => {
  const name = normalizeName(district)
  return quarters.find((one) => normalizeName(one.name) === name) ?? null
}
