import { Effect } from 'effect'
import { provide } from '#core/kernel/define.ts'
import { Facets } from '#core/search/facets.port.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import { NameIndex } from '#core/search/name-index.port.ts'
import { parseSelection } from '#core/search/parse-selection.ts'
import { writeQuery } from '#core/search/query-params.ts'
import { serializeSelection } from '#core/search/serialize-selection.ts'
import { Cities } from '#plugins/places/contract/queries.ts'
import { TextSearches } from '#plugins/search/contract/text-searches.ts'
import { type MapUrlState, parseMapUrl, serializeMapUrl } from '../contract/map-url-state.ts'
import { UrlSearches } from '../contract/queries.ts'
import { withDefaultCategories } from '../domain/default-categories.ts'
import { Districts } from '../domain/districts.port.ts'
import type { MapSubject } from '../domain/map-subject.ts'
import { resolveSubject } from './resolve-subject.ts'

const freePlacesFacet = 'has_vacancies'

const nowhere = { city: null, district: null, text: '', view: null, bounds: null, zoom: null, nearby: false, order: null, page: 1 } as const

/** Returns the part of an address that names the searched area. */
const areaOf = ({ city, district, text, bounds, schools }: MapUrlState): MapUrlState => {
  if (city) return { ...nowhere, schools, city, district }
  return { ...nowhere, schools, text, bounds }
}

/** Returns the same area without bounds that do not limit it: those beside the name of a place only move the camera. */
const inOneForm = (area: MapUrlState, { kind }: MapSubject): MapUrlState =>
  area.text && kind !== 'text' ? { ...area, bounds: null } : area

const placeOf = (subject: MapSubject): string | null => {
  if (subject.kind === 'city') return [subject.district, subject.name].filter(Boolean).join(', ')
  if (subject.kind === 'text') return subject.text
  return subject.kind === 'near' ? subject.name : null
}

/** Reads searches from addresses of the map, by the same rules as its page. */
export const makeUrlSearches = provide(
  UrlSearches,
  { facets: Facets, cities: Cities, districts: Districts, names: NameIndex, texts: TextSearches },
  ({ facets, ...places }): UrlSearches => ({
    read: Effect.fn('map.read-url-search')(function* (params) {
      const available = yield* facets.available()
      const { selection } = parseSelection(available, params)
      // As it will be read again: a degree of the address may have more decimals than one that is kept.
      const area = parseMapUrl(serializeMapUrl(areaOf(parseMapUrl(params))))
      // No name of a place that depends on the language is kept.
      const { subject, within, text, meaning = null } = yield* resolveSubject(places, area, selection, 'pl')
      if ('ids' in within || subject.kind === 'start') return null
      if (area.district && subject.kind === 'city' && subject.district === null) return null
      const searched = withDefaultCategories(mergeSelections([text?.selection ?? {}, selection]), available, area.schools)
      const knowsFreePlaces = available.some(({ key, kind }) => key === freePlacesFacet && kind === 'boolean')
      return {
        within,
        selection: searched,
        place: placeOf(subject),
        query: writeQuery({ ...serializeMapUrl(inOneForm(area, subject)), ...serializeSelection(available, selection) }),
        meaning,
        withFreePlaces: knowsFreePlaces ? { ...searched, [freePlacesFacet]: true } : null,
      }
    }),
  }),
)
