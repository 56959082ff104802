import { Effect } from 'effect'
import { pageOf, pagingOf } from '#core/kernel/paging.ts'
import { handler } from '#core/plugin/handler.ts'
import { InvalidFilter } from '#core/search/filter.ts'
import { parseFilter } from '#core/search/parse-filter.ts'
import { opinionsApi } from '../contract/api.ts'
import { opinionGrammar } from '../domain/grammar.ts'
import { OpinionLists } from '../domain/opinion-lists.port.ts'
import { publicViewOf } from '../domain/views.ts'

/** Lists the accepted opinions about a facility; empty for one that does not exist. */
export const ListOpinions = handler(opinionsApi.listOpinions, { lists: OpinionLists }, ({ lists }) =>
  Effect.fn('opinions.list')(function* (_, { facility_id: facilityId, page, offset, limit, sort = 'newest', ...conditions }) {
    const paging = pagingOf({ page, offset, limit })
    const query = Object.entries(conditions).flatMap(([key, values]) => (values === undefined ? [] : [[key, [values].flat()] as const]))
    const filter = parseFilter(opinionGrammar, Object.fromEntries(query))
    if ('wrong' in filter) return yield* new InvalidFilter({ schema: filter.wrong })
    const { items, total } = yield* lists.accepted({ facilityId, filter, sort, paging })
    return pageOf(items.map(publicViewOf), { total, ...paging })
  }),
)
