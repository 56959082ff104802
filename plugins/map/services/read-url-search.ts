import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Facets } from '#core/search/facets.port.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { parseSelection } from '#core/search/parse-selection.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { type MapUrlState, parseMapUrl, type QueryParams, serializeMapUrl } from '../contract/map-url-state.ts'
import { UrlSearches } from '../contract/queries.ts'
import { withDefaultCategories } from '../domain/default-categories.ts'
import { Districts } from '../domain/districts.port.ts'
import type { MapSubject } from '../domain/map-subject.ts'
import { resolveSubject } from './resolve-subject.ts'

const freePlacesFacet = 'has_vacancies'

/** Returns the part of an address that names the searched area. */
const areaOf = (state: MapUrlState): MapUrlState => {
  const nothing = { view: null, zoom: null, nearby: false, order: null, page: 1, schools: state.schools } as const
  if (state.city) return { ...nothing, city: state.city, district: state.district, text: '', bounds: null }
  if (state.text) return { ...nothing, city: null, district: null, text: state.text, bounds: null }
  return { ...nothing, city: null, district: null, text: '', bounds: state.bounds }
}

const placeOf = (subject: MapSubject): string | null => {
  if (subject.kind === 'city') return [subject.district, subject.name].filter(Boolean).join(', ')
  return subject.kind === 'near' ? subject.name : null
}

const queryOf = (params: QueryParams) =>
  new URLSearchParams(Object.entries(params).flatMap(([key, values]) => values.map((value) => [key, value]))).toString()

/** Reads searches from addresses of the map, by the same rules as its page. */
export const makeUrlSearches = provide(
  UrlSearches,
  { facets: Facets, cities: Cities, districts: Districts, names: NameIndex },
  ({ facets, ...places }): UrlSearches => ({
    read: Effect.fn('map.read-url-search')(function* (params) {
      const available = yield* facets.available()
      const { selection } = parseSelection(available, params)
      // As it will be read again: a degree of the address may have more decimals than one that is kept.
      const area = parseMapUrl(serializeMapUrl(areaOf(parseMapUrl(params))))
      const { subject, within } = yield* resolveSubject(places, area, selection)
      if ('ids' in within || subject.kind === 'start') return null
      if (area.district && subject.kind === 'city' && subject.district === null) return null
      const searched = withDefaultCategories(selection, available, area.schools)
      const knowsFreePlaces = available.some(({ key, kind }) => key === freePlacesFacet && kind === 'boolean')
      return {
        within,
        selection: searched,
        place: placeOf(subject),
        query: queryOf({ ...serializeMapUrl(area), ...serializeSelection(available, selection) }),
        withFreePlaces: knowsFreePlaces ? { ...searched, [freePlacesFacet]: true } : null,
      }
    }),
  }),
)
