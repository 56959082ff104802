import { Effect } from 'effect'
import type { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { NameIndex } from '#core/search/name-index.port.ts'
import type { Conditions } from '../domain/conditions.ts'

/** Indexes of facilities and of names. */
export interface Indexes {
  readonly index: Pick<FacilityIndex, 'find'>
  readonly names: Pick<NameIndex, 'search'>
}

interface Paging {
  readonly offset: number
  readonly limit: number
}

/** Facilities that meet conditions, a page of them, and whether names with similar words were taken. */
export interface Matches {
  readonly ids: readonly string[]
  readonly total: number
  readonly corrected: boolean
}

/** Finds the facilities that meet all conditions. */
export const findMatches = Effect.fn('search.find-matches')(function* (
  { index, names }: Indexes,
  { within, selection, words, first, order, nearTo }: Conditions,
  paging: Paging,
) {
  const sorted = order === 'distance' ? { nearTo } : { order }
  if (words.length > 0) {
    const byRelevance = order === 'recommended'
    return yield* names.search({ within, selection, words }, { ...paging, ...(byRelevance ? {} : sorted), first })
  }
  const { ids, total } = yield* index.find({ within, selection }, { ...paging, ...sorted, first })
  return { ids, total, corrected: false } satisfies Matches
})
