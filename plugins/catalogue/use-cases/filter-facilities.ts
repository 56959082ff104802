import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { Facets } from '#core/search/facets.port.ts'
import { grammarOf, InvalidFilter } from '#core/search/filter.ts'
import { parseFilter } from '#core/search/parse-filter.ts'
import type { FacilityListQuery } from '../contract/facility-list-query.ts'
import { Catalogue } from '../domain/catalogue.port.ts'
import { filterFields } from '../domain/filter-fields.ts'

/** Lists facilities by a filter expression, a page at a time; fails with the names of unknown fields, operators and values. */
export const FilterFacilities = define('catalogue/FilterFacilities', { catalogue: Catalogue, facets: Facets }, ({ catalogue, facets }) =>
  Effect.fn('catalogue.filter-facilities')(function* (_: Actor, input: typeof FacilityListQuery.Type) {
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
