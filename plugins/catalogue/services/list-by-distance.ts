import { Effect } from 'effect'
import { pageSize } from '#core/kernel/paging.ts'
import type { Point } from '#core/places/distance.ts'
import type { FacilityIndex, IndexQuery } from '#core/search/facility-index.port.ts'
import type { FacilityCards } from '../contract/queries.ts'

interface Dependencies {
  readonly index: FacilityIndex
  readonly cards: FacilityCards
}

/** Lists one page of the facilities nearest to a point; those without coordinates come last, and invented ones only while they count. */
export const listByDistance = Effect.fn('catalogue.list-by-distance')(function* (
  { index, cards }: Dependencies,
  query: IndexQuery,
  { page, nearTo }: { readonly page: number; readonly nearTo: Point | null },
) {
  const limit = pageSize.default
  const { ids, total } = yield* index.find(query, { limit, offset: limit * (page - 1), nearTo })
  return { total, listed: total, cards: yield* cards.listed(ids) }
})
