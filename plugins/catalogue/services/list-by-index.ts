import { Effect } from 'effect'
import { pageSize } from '#core/kernel/paging.ts'
import type { FacilityIndex, IndexQuery, IndexSlice } from '#core/search/facility-index.port.ts'
import type { FacilityCards } from '../contract/queries.ts'

interface Dependencies {
  readonly index: FacilityIndex
  readonly cards: FacilityCards
}

/** Lists one page of facilities in an order of the search index, by distance or by ratings; invented ones only while they count. */
export const listByIndex = Effect.fn('catalogue.list-by-index')(function* (
  { index, cards }: Dependencies,
  query: IndexQuery,
  { page, ...order }: { readonly page: number } & Pick<IndexSlice, 'nearTo' | 'order'>,
) {
  const limit = pageSize.default
  const { ids, total } = yield* index.find(query, { limit, offset: limit * (page - 1), ...order })
  return { total, listed: total, cards: yield* cards.listed(ids) }
})
