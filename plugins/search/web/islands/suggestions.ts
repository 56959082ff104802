import { callApi } from '#web/data/api.ts'
import { makeHref } from '#web/data/href.ts'
import type { Language } from '#core/kernel/language.ts'
import type { Words } from '#web/i18n/words.ts'
import type { DefaultCities } from '../../contract/default-cities.ts'
import type { GeoSearchAnswer } from '../../contract/geo-search.ts'

/** One line that can be chosen. */
export interface Option {
  readonly label: string
  readonly note: string | null
  readonly href: string
}

/** Lines under one heading. */
export interface Group {
  readonly key: string
  readonly label: string
  readonly options: readonly Option[]
}

/** So many cities and districts are shown, and villages without a facility up to so many places in all: facilities are not pushed out of sight. */
const shown = { cities: 5, districts: 3, places: 6 } as const

/** Makes lines of what the server or the page knows, in one language. */
export const makeGroups = (language: Language, t: Words['t']) => {
  const href = makeHref({}, language)
  const onMap = (query: Parameters<typeof href>[2]) => href('/wszystkie-lokalizacje', undefined, query)
  const filled = (groups: readonly Group[]) => groups.filter(({ options }) => options.length > 0)

  const ofCity = ({ display_name, city_cache, boundingbox, facilities, county }: GeoSearchAnswer['cities'][number]): Option => {
    const [south, north, west, east] = boundingbox ?? []
    return {
      label: display_name,
      note: facilities ? t('search.count', { count: facilities }) : t('search.county', { name: county }),
      href: onMap(city_cache ? { miasto: city_cache } : { granice: [west, south, east, north].join(','), zoom: 14 }),
    }
  }
  return {
    ofDefaults: (cities: DefaultCities[Language]): readonly Group[] =>
      filled([
        {
          key: 'places',
          label: t('search.places'),
          options: cities.map(({ label, city }) => ({ label, note: null, href: onMap({ miasto: city }) })),
        },
      ]),
    ofAnswer: ({ cities, districts, facilities, groups }: GeoSearchAnswer): readonly Group[] => {
      const leading = [
        ...cities
          .filter(({ city_cache }) => city_cache)
          .slice(0, shown.cities)
          .map(ofCity),
        ...districts.slice(0, shown.districts).map(({ name, slug, city, city_cache }) => ({
          label: `${name}, ${city}`,
          note: null,
          href: onMap({ miasto: city_cache, dzielnica: slug }),
        })),
      ]
      const villages = cities.filter(({ city_cache, boundingbox }) => !city_cache && boundingbox).map(ofCity)
      const places: Group = {
        key: 'places',
        label: t('search.places'),
        options: [...leading, ...villages.slice(0, Math.max(0, shown.places - leading.length))],
      }
      const found: Group = {
        key: 'facilities',
        label: t('search.facilities'),
        options: facilities.map(({ slug, name, type, city }) => ({
          label: name,
          note: `${t(`search.type.${type}`)}, ${city}`,
          href: href(`/placowka/${encodeURIComponent(slug)}`),
        })),
      }
      return filled([
        // The first line is what Enter takes: no village without a facility before a facility.
        ...(leading.length > 0 ? [places, found] : [found, places]),
        ...groups.map(({ key, label, items }) => ({
          key: `by-${key}`,
          label,
          options: items.map(({ label, note, href: to }) => ({ label, note, href: href(to as `/${string}`) })),
        })),
      ])
    },
  }
}

/** Asks the server what a text may mean; throws where it does not answer. */
export const askServer = (query: string, language: Language, signal: AbortSignal) =>
  callApi<GeoSearchAnswer>('/api/v1/geo-search', { body: { query, language }, signal, as: 'anyone' })
