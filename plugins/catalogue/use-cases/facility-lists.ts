import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { isVoivodeship } from '#core/places/voivodeship.ts'
import { handler } from '#core/plugin/handler.ts'
import { Facets } from '#core/search/facets.port.ts'
import { grammarOf, InvalidFilter } from '#core/search/filter.ts'
import { parseFilter } from '#core/search/parse-filter.ts'
import { selectionOf } from '#core/search/selection-of.ts'
import { catalogueApi } from '../contract/api.ts'
import { Catalogue } from '../domain/catalogue.port.ts'
import { filterFields } from '../domain/filter-fields.ts'
import { facetInputOf } from '../services/facet-input.ts'

/**
 * Lists recommended facilities: the best rated of those with at least five opinions (features SM-19). `city`:
 * `malopolskie/krakow` or `krakow`.
 */
export const ListBest = handler(catalogueApi.listBest, { catalogue: Catalogue, facets: Facets }, ({ catalogue, facets }) =>
  Effect.fn('catalogue.list-best')(function* (_, { count, specialization, city }) {
    const [slug, voivodeship] = city?.split('/').toReversed() ?? []
    const { selection } = selectionOf(yield* facets.available(), {
      specialization: specialization === undefined ? undefined : [specialization],
    })
    return yield* catalogue.recommended({ selection, ...(slug ? { city: slug } : {}), ...(voivodeship ? { voivodeship } : {}) }, count)
  }),
)

/** Lists the facilities of a voivodeship by name, a page at a time; none for an unknown voivodeship. */
export const ListByVoivodeship = handler(
  catalogueApi.listByVoivodeship,
  { catalogue: Catalogue, facets: Facets },
  ({ catalogue, facets }) =>
    Effect.fn('catalogue.list-by-voivodeship')(function* (_, body) {
      const { voivodeship } = body
      const paging = pagingOf(body)
      if (!isVoivodeship(voivodeship)) return pageOf([], { total: 0, ...paging })
      const { selection } = selectionOf(yield* facets.available(), facetInputOf(body))
      const { listed, cards } = yield* catalogue.facilities({ voivodeship, selection }, paging)
      return pageOf(cards, { total: listed, ...paging })
    }),
)

/** Lists facilities by a filter expression, a page at a time; fails with the names of unknown fields, operators and values. */
export const FilterFacilities = handler(catalogueApi.filterFacilities, { catalogue: Catalogue, facets: Facets }, ({ catalogue, facets }) =>
  Effect.fn('catalogue.filter-facilities')(function* (_, input) {
    const { page, offset, limit, sort = 'name', ...conditions } = input
    const paging = pagingOf({ page, offset, limit })
    const grammar = grammarOf(yield* facets.available(), filterFields)
    const query = Object.entries(conditions).flatMap(([key, values]) => (values === undefined ? [] : [[key, [values].flat()] as const]))
    const filter = parseFilter(grammar, Object.fromEntries(query))
    if ('wrong' in filter) return yield* new InvalidFilter({ schema: filter.wrong })
    const { listed, cards } = yield* catalogue.facilities({ filter: { grammar, expression: filter } }, { ...paging, order: sort })
    return pageOf(cards, { total: listed, ...paging })
  }),
)
