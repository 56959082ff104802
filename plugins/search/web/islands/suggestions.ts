import type { FacilityType } from '#core/facilities/facility-type.ts'
import type { Language } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { callApi } from '#web/runtime/api.ts'
import { makeHref } from '#web/runtime/href.ts'
import type { I18n } from '#web/runtime/i18n/i18n-context.ts'
import { searchApi } from '../../contract/api.ts'
import type { DefaultCities } from '../../contract/default-cities.ts'
import type { GeoSearchResponse } from '../../contract/geo-search.ts'
import { maxSuggested } from '../../contract/limits.ts'
import { localityText } from '../../contract/locality-text.ts'

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

/** Creates functions that build suggestion groups in one language, from a response or from the default cities. */
export const makeSuggestionGroups = (language: Language, t: I18n['t']) => {
  const href = makeHref({}, language)
  const onMap = (query: Parameters<typeof href>[2]) => href('/wszystkie-lokalizacje', undefined, query)
  const withoutEmpty = (groups: readonly Group[]) => groups.filter(({ options }) => options.length > 0)

  // A place without a nursery or kindergarten leads to the nearest ones.
  const cityOption = (city: GeoSearchResponse['cities'][number]): Option => ({
    label: city.display_name,
    note: city.facilities ? t('search.box.count', { count: city.facilities }) : t('search.box.nearest'),
    href: city.facilities ? onMap({ miasto: city.city_cache }) : href('/szukaj', undefined, { q: localityText(city) }),
  })
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
    fromResponse: ({ cities, districts, counties, facilities, groups }: GeoSearchResponse): readonly Group[] => {
      const primary = [
        ...cities
          .filter(({ facilities }) => facilities)
          .slice(0, maxSuggested.cities)
          .map(cityOption),
        ...districts.slice(0, maxSuggested.districts).map(({ kind, name, slug, city, city_cache }) => {
          const label = `${name}, ${city}`
          return kind === 'quarter'
            ? { label, note: t('search.box.quarter'), href: href('/szukaj', undefined, { q: label }) }
            : { label, note: null, href: onMap({ miasto: city_cache, dzielnica: slug }) }
        }),
        ...counties.slice(0, maxSuggested.counties).map(({ name, voivodeship, display_name, facilities }) => ({
          label: display_name,
          note: t('search.box.count', { count: facilities }),
          href: href('/szukaj', undefined, { q: `powiat ${name}, ${voivodeship}` }),
        })),
      ]
      // A village before the first larger place is the one whose name was typed.
      const firstPrimary = cities.findIndex(({ facilities }) => facilities > 0)
      const isTyped = (at: number) => firstPrimary > at
      const typed = cities.filter((_, at) => isTyped(at)).map(cityOption)
      const villages = cities.filter(({ facilities }, at) => !facilities && !isTyped(at)).map(cityOption)
      const places: Group = {
        key: 'places',
        label: t('search.box.places'),
        options: [...typed, ...primary, ...villages.slice(0, Math.max(0, maxSuggested.places - typed.length - primary.length))],
      }
      const facilityGroup: Group = {
        key: 'facilities',
        label: t('search.box.facilities'),
        options: facilities.map(({ slug, name, type, city }) => ({
          label: name,
          note: `${t(messageKey('search.box.type', type as FacilityType))}, ${city}`,
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
