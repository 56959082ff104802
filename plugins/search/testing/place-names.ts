import { slugOf } from '#core/kernel/slug.ts'
import type { PlaceName } from '#core/places/place-names.port.ts'
import type { SoughtCity } from './parent-query-facilities.ts'

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
      longitude: 19,
      latitude: 50,
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
