import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { Facets } from '#core/search/facets.port.ts'
import { grammarOf, InvalidFilter } from '#core/search/filter.ts'
import { parseFilter } from '#core/search/parse-filter.ts'
import { catalogueApi } from '../contract/api.ts'
import { Catalogue } from '../domain/catalogue.port.ts'
import { filterFields } from '../domain/filter-fields.ts'

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
