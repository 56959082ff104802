import { Effect } from 'effect'
import type { FieldMessages } from '#core/kernel/failure.ts'
import type { FacetSelection } from '#core/search/facet-selection.ts'
import type { Facets } from '#core/search/facets.port.ts'
import { everywhere, type IndexQuery, inBox } from '#core/search/facility-index.port.ts'
import { mergeSelections } from '#core/search/merge-selections.ts'
import { selectionOf } from '#core/search/selection-of.ts'
import type { TextSearches } from '#plugins/search/contract/text-searches.ts'
import { InvalidSearch } from '../contract/errors.ts'
import type { SearchBody } from '../contract/search-body.ts'
import { areaOf } from '../domain/area.ts'

const citySlug = /^[a-z-]+\/[a-z0-9-]+$/

interface Dependencies {
  readonly facets: Facets
  readonly texts: TextSearches
}

/** Reads the text of a body; `null` without one. */
const readText = Effect.fn('map.read-text')(function* (texts: TextSearches, { text, city_cache: city }: SearchBody) {
  if (text === undefined) return null
  if (city) return yield* new InvalidSearch({ schema: { text: ['map.area.text.city'] } })
  return (yield* texts.read(text.trim(), 'pl')) ?? (yield* new InvalidSearch({ schema: { text: ['map.area.text'] } }))
})

const isAreaGiven = ({ search_polygon: polygon, geo_nw: nw, geo_se: se }: SearchBody): boolean => Boolean(polygon || nw || se)

const parseArea = Effect.fn('map.parse-area')(function* (body: SearchBody) {
  if (body.city_cache) {
    if (!citySlug.test(body.city_cache)) return yield* new InvalidSearch({ schema: { city_cache: ['map.area.city'] } })
    return { city: body.city_cache }
  }
  const area = areaOf(body)
  return 'box' in area ? area.box : yield* new InvalidSearch({ schema: area.errors })
})

/**
 * Parses the selected facets. Unknown values in the specification's three lists match nothing, as in its region
 * endpoints; in `facets` they are an error.
 */
const parseFacets = Effect.fn('map.parse-facets')(function* (facets: Facets, body: SearchBody) {
  const { required_specialization: specialization, required_ownership: ownership, accepted_status: status, facets: otherFacets = {} } = body
  const specifiedLists = { specialization, ownership, status }
  // Reading the options may need a query, which searches without facets can skip.
  if (!Object.keys(otherFacets).length && !Object.values(specifiedLists).some((values) => values?.length)) return {} as FacetSelection
  const available = yield* facets.available()
  const kinds = new Map(available.map(({ key, kind }) => [key, kind] as const))
  const invalid: Record<string, string[]> = {}
  for (const [key, selected] of Object.entries(otherFacets)) {
    const kind = selected === true ? 'boolean' : Array.isArray(selected) ? 'choice' : 'range'
    if (!kinds.has(key)) invalid[`facets.${key}`] = ['FIELD_UNKNOWN']
    else if (kinds.get(key) !== kind) invalid[`facets.${key}`] = ['FIELD_INVALID']
  }
  if (Object.keys(invalid).length) return yield* new InvalidSearch({ schema: invalid })
  const { selection, unknown } = selectionOf(available, { ...specifiedLists, ...otherFacets } as Parameters<typeof selectionOf>[1])
  const errors: FieldMessages = Object.fromEntries(
    unknown.filter(({ key }) => key in otherFacets).map(({ key }) => [`facets.${key}`, ['FIELD_INVALID']]),
  )
  return Object.keys(errors).length ? yield* new InvalidSearch({ schema: errors }) : selection
})

/** Parses a search body to a query of the facility index, the filters of its text beside its own; fails with `InvalidSearch`. */
export const parseIndexQuery = Effect.fn('map.parse-index-query')(function* ({ facets, texts }: Dependencies, body: SearchBody) {
  const text = yield* readText(texts, body)
  const area = text === null || isAreaGiven(body) ? yield* parseArea(body) : null
  const selection = yield* parseFacets(facets, body)
  if (text === null) return { within: area ?? everywhere, selection } satisfies IndexQuery
  const within = area !== null && 'west' in area ? inBox(text.within, area) : text.within
  return { within, selection: mergeSelections([text.selection, selection]) } satisfies IndexQuery
})
