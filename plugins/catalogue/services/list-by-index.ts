import { Effect } from 'effect'
import type { FacilityIndex, IndexQuery, IndexSlice } from '#core/search/facility-index.port.ts'
import type { FacilityCards } from '../contract/queries.ts'

interface Dependencies {
  readonly index: FacilityIndex
  readonly cards: FacilityCards
}

/**
 * Lists one page of facilities with its totals from the search index, by the same orders as the map; invented ones that
 * do not count at the end.
 */
export const listByIndex = Effect.fn('catalogue.list-by-index')(function* (
  { index, cards }: Dependencies,
  query: IndexQuery,
  slice: Pick<IndexSlice, 'limit' | 'offset' | 'nearTo' | 'order'>,
) {
  const { ids, total, listed } = yield* index.find(query, { ...slice, withInvented: true })
  return { total, listed, cards: yield* cards.listed(ids) }
})
