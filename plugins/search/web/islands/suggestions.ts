import { callApi } from '#web/runtime/api.ts'
import { makeHref } from '#web/runtime/href.ts'
import type { Language } from '#core/kernel/language.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import { searchApi } from '../../contract/api.ts'
import type { DefaultCities } from '../../contract/default-cities.ts'
import type { GeoSearchResponse } from '../../contract/geo-search.ts'

/** One suggestion. */
export interface Option {
  readonly label: string
  readonly note: string | null
  readonly href: string
}

/** Suggestions under one heading. */
export interface Group {
  readonly key: string
  readonly label: string
  readonly options: readonly Option[]
}

/** Maximum number of cities and of districts, and of localities including villages without facilities, so that facilities stay in view. */
const maxShown = { cities: 5, districts: 3, places: 6 } as const

/** Creates functions that build suggestion groups in one language, from a response or from the default cities. */
export const makeSuggestionGroups = (language: Language, t: I18n['t']) => {
  const href = makeHref({}, language)
  const onMap = (query: Parameters<typeof href>[2]) => href('/wszystkie-lokalizacje', undefined, query)
  const withoutEmpty = (groups: readonly Group[]) => groups.filter(({ options }) => options.length > 0)

  const cityOption = ({ display_name, city_cache, boundingbox, facilities, county }: GeoSearchResponse['cities'][number]): Option => {
    const [south, north, west, east] = boundingbox ?? []
    return {
      label: display_name,
      note: facilities ? t('search.box.count', { count: facilities }) : t('search.box.county', { name: county }),
      href: onMap(city_cache ? { miasto: city_cache } : { granice: [west, south, east, north].join(','), zoom: 14 }),
    }
  }
  return {
    fromDefaults: (cities: DefaultCities[Language]): readonly Group[] =>
      withoutEmpty([
        {
          key: 'places',
          label: t('search.box.places'),
          options: cities.map(({ label, city, facilities }) => ({
            label,
            note: t('search.box.count', { count: facilities }),
            href: onMap({ miasto: city }),
          })),
        },
      ]),
    fromResponse: ({ cities, districts, facilities, groups }: GeoSearchResponse): readonly Group[] => {
      const primary = [
        ...cities
          .filter(({ city_cache }) => city_cache)
          .slice(0, maxShown.cities)
          .map(cityOption),
        ...districts.slice(0, maxShown.districts).map(({ name, slug, city, city_cache }) => ({
          label: `${name}, ${city}`,
          note: null,
          href: onMap({ miasto: city_cache, dzielnica: slug }),
        })),
      ]
      const villages = cities.filter(({ city_cache, boundingbox }) => !city_cache && boundingbox).map(cityOption)
      const places: Group = {
        key: 'places',
        label: t('search.box.places'),
        options: [...primary, ...villages.slice(0, Math.max(0, maxShown.places - primary.length))],
      }
      const facilityGroup: Group = {
        key: 'facilities',
        label: t('search.box.facilities'),
        options: facilities.map(({ slug, name, type, city }) => ({
          label: name,
          note: `${t(`search.box.type.${type}`)}, ${city}`,
          href: href(`/placowka/${encodeURIComponent(slug)}`),
        })),
      }
      return withoutEmpty([
        // Enter chooses the first suggestion: it must not be a village without facilities if a facility matches.
        ...(primary.length > 0 ? [places, facilityGroup] : [facilityGroup, places]),
        ...groups.map(({ key, label, items }) => ({
          key: `by-${key}`,
          label,
          options: items.map(({ label, note, href: to }) => ({ label, note, href: href(to as `/${string}`) })),
        })),
      ])
    },
  }
}

/** Fetches the suggestions for a text; throws an `ApiError` on failure. */
export const fetchSuggestions = (query: string, language: Language, signal: AbortSignal) =>
  callApi(searchApi.findNames, { query, language }, { signal })
