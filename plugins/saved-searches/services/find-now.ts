import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import type { QueryParams } from '#core/search/parse-selection.ts'
import { type UrlSearch, UrlSearches } from '#plugins/map/contract/queries.ts'
import { searchLimits } from '../contract/saved-search.ts'
import type { FoundNow } from '../domain/saved-search.ts'

/** Twice as many as may match when a search is saved, so that growing results are still found as a whole. */
const limit = searchLimits.matches * 2

const paramsOf = (query: string): QueryParams => {
  const params = new URLSearchParams(query)
  return Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]))
}

/** Finds the facilities that match a saved search now, by the same index and filters as the map; `null` when its place no longer exists. */
export const FindNow = define('saved-searches/FindNow', { urlSearches: UrlSearches, index: FacilityIndex }, ({ urlSearches, index }) =>
  Effect.fn('saved-searches.find-now')(function* (query: string) {
    const search = yield* urlSearches.read(paramsOf(query))
    if (!search) return null
    const { within, selection, withFreePlaces } = search
    const found = yield* index.find({ within, selection }, { limit })
    const vacant = withFreePlaces === null ? [] : (yield* index.find({ within, selection: withFreePlaces }, { limit })).ids
    return { search, total: found.total, now: { seen: found.ids, vacant } } satisfies {
      readonly search: UrlSearch
      readonly total: number
      readonly now: FoundNow
    }
  }),
)

export type FindNow = PortOf<typeof FindNow>
