import type { Point } from '#core/kernel/distance.ts'
import { slugOf } from '#core/kernel/slug.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { SoughtCity } from './parent-query-facilities.ts'

/** Middle of a city: each is 20 km or more from the next. */
export const pointOfCity = (cities: readonly SoughtCity[], name: string, voivodeship: string): Point => ({
  longitude: 14 + 0.4 * cities.findIndex((city) => city.name === name && city.voivodeship === voivodeship),
  latitude: 50,
})

/** Returns cities and their districts as the index of names knows them. */
export const placeNamesOf = (cities: readonly SoughtCity[]): readonly PlaceName[] =>
  cities.flatMap(({ name, voivodeship, county = name, commune = '', facilities, aliases = [], districts = [] }): readonly PlaceName[] => {
    const city: PlaceName = {
      kind: facilities ? 'city' : 'locality',
      name,
      aliases,
      voivodeship,
      county,
      commune,
      facilities,
      population: 0,
      citySlug: facilities ? slugOf(name) : null,
      districtSlug: null,
      city: null,
      ...pointOfCity(cities, name, voivodeship),
    }
    return [
      city,
      ...districts.map(
        (district): PlaceName => ({
          ...city,
          kind: 'district',
          name: district,
          aliases: [],
          districtSlug: slugOf(district),
          city: name,
          facilities: 50,
        }),
      ),
    ]
  })
