import { Effect } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { voivodeshipKey } from '#core/places/voivodeship.ts'
import type { Translator } from '#core/ports/translator.ts'
import type { NamedPlace, NameIndex } from '#core/search/name-index.port.ts'
import type { Cities } from '#plugins/places/contract/queries.ts'
import { cityNameIn } from '#plugins/places/contract/ui.ts'
import type { PlaceView } from '../contract/search-results.ts'
import { cityOf, nameOfPlace } from '../domain/resolve-place.ts'
import type { CityEntries } from './city-entries.ts'
import { largestFirst } from './locality-labels.ts'

interface Dependencies {
  readonly names: NameIndex
  readonly cities: Cities
  readonly cityEntries: CityEntries
  readonly translator: Translator
}

/** Maximum number of listed cities and of districts. */
const maxListed = 6

/** Functions that list places with facilities. */
export const makeListPlaces = ({ names, cities, cityEntries, translator }: Dependencies) => ({
  /** Lists the default cities, largest first. */
  listDefaultCities: Effect.fn('search.list-default-cities')(function* (language: Language) {
    return largestFirst(yield* cities.voivodeshipCapitals(language)).map(
      ({ display_name, facilities, city_cache }): PlaceView => ({ label: display_name, facilities, city: city_cache, district: null }),
    )
  }),

  /** Lists the cities and districts that words may mean; if they name a place, only its city and districts. */
  listPlaces: Effect.fn('search.list-places')(function* (words: string, named: NamedPlace | null, language: Language) {
    if (words === '') return []
    const namedCity = named && cityOf(named)
    const found = yield* names.suggest(named ? nameOfPlace(named) : words, {}, maxListed)
    const isMeant = (cityCache: string | null) => cityCache !== null && (namedCity === null || cityCache === namedCity)
    const listed = found.cities.filter(({ cityCache }) => isMeant(cityCache))
    const entries = yield* cityEntries(
      listed.flatMap(({ cityCache }) => cityCache ?? []),
      language,
    )
    const t = translator.for(language)
    return [
      ...listed.map(
        ({ name, voivodeship, facilities, cityCache }): PlaceView => ({
          label: entries.get(cityCache ?? '')?.display_name ?? `${name}, ${t(voivodeshipKey(voivodeship))}`,
          facilities,
          city: cityCache ?? '',
          district: null,
        }),
      ),
      ...found.districts
        .filter(({ kind, cityCache }) => kind === 'district' && isMeant(cityCache))
        .map(
          ({ name, slug, city, cityCache }): PlaceView => ({
            label: `${name}, ${cityNameIn(city, language)}`,
            facilities: null,
            city: cityCache,
            district: slug,
          }),
        ),
    ]
  }),
})
