import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import { parseFilter } from '#core/search/parse-filter.ts'
import { supportApi } from '../contract/api.ts'
import { FacilityDesk } from '../domain/facility-desk.port.ts'
import { facilityGrammar } from '../domain/facility-grammar.ts'
import { parseSearch } from '../domain/parse-search.ts'

/**
 * Lists all facilities, or those that match a text and a filter, a page at a time; fails with the names of unknown
 * fields, operators and values.
 */
export const ListFacilities = handler(supportApi.listFacilities, { desk: FacilityDesk }, ({ desk }) =>
  Effect.fn('support.list-facilities')(function* (_, { q = '', page, offset, limit, ...conditions }) {
    const paging = pagingOf({ page, offset, limit })
    const query = Object.entries(conditions).flatMap(([key, values]) => (values === undefined ? [] : [[key, [values].flat()] as const]))
    const filter = parseFilter(facilityGrammar, Object.fromEntries(query))
    if ('wrong' in filter) return yield* new InvalidFilter({ schema: filter.wrong })
    const search = parseSearch(q)
    if (q.trim() !== '' && search === null) return pageOf([], { total: 0, ...paging })
    const { total, rows } = yield* desk.list({ search, filter, offset: paging.offset, limit: paging.limit })
    return pageOf(rows, { total, ...paging })
  }),
)
