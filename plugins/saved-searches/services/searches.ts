import { Effect } from 'effect'
import { define, type PortOf } from '#core/kernel/define.ts'
import type { LoadCounts, MarkSeen } from '#core/plugin/badge-counters.ts'
import { Signing } from '#core/ports/signing.ts'
import { Site } from '#core/ports/site.ts'
import { FacilityIndex } from '#core/search/facility-index.port.ts'
import { readQuery } from '#core/search/query-params.ts'
import { type UrlSearch, UrlSearches } from '#plugins/map/contract/queries.ts'
import { searchLimits } from '../contract/limits.ts'
import type { Reading } from '../domain/reading.ts'
import { type FoundNow, SavedSearches } from '../domain/saved-searches.port.ts'

/** Twice as many as may match when a search is saved, so that growing results are still found as a whole. */
const limit = searchLimits.matches * 2

/** Finds the facilities that match a saved search now, by the same index and filters as the map; `null` when its place no longer exists. */
export const FindNow = define('saved-searches/FindNow', { urlSearches: UrlSearches, index: FacilityIndex }, ({ urlSearches, index }) =>
  Effect.fn('saved-searches.find-now')(function* (query: string) {
    const search = yield* urlSearches.read(readQuery(query))
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

/** Keeps those of some facilities that a search found where its text meant before, so that a place that grew tells nothing by itself. */
export const KeepFoundBefore = define('saved-searches/KeepFoundBefore', { index: FacilityIndex }, ({ index }) =>
  Effect.fn('saved-searches.keep-found-before')(function* (ids: readonly string[], before: Reading | null, { selection }: UrlSearch) {
    if (before === null || ids.length === 0) return []
    const found = new Set((yield* index.find({ within: before.within, selection }, { limit })).ids)
    return ids.filter((id) => found.has(id))
  }),
)

export type KeepFoundBefore = PortOf<typeof KeepFoundBefore>

/** Returns why a search cannot be saved: its address is too long to be stored, or too many facilities match; else `null`. */
export const refusalOf = ({ search, total }: NonNullable<Effect.Success<ReturnType<FindNow>>>): 'unsavable' | 'too_broad' | null => {
  if (search.query.length > searchLimits.query) return 'unsavable'
  return total > searchLimits.matches ? 'too_broad' : null
}

/** Counts the saved searches with something new. */
export const CountHits = define(
  'saved-searches/CountHits',
  { searches: SavedSearches },
  ({ searches }): LoadCounts =>
    (accountId) =>
      Effect.map(searches.countNew(accountId), (count) => ({ new: count })),
)

/** Marks what is new in saved searches as seen. */
export const MarkHitsSeen = define(
  'saved-searches/MarkHitsSeen',
  { searches: SavedSearches },
  ({ searches }): MarkSeen =>
    (accountId, ids) =>
      searches.markSeen(accountId, ids),
)

const payload = (searchId: string) => `saved-searches.stop:${searchId}`

/** Builds and checks the link that ends the messages about one search without signing in (decision 118). */
export const SearchStopLink = define('saved-searches/SearchStopLink', { signing: Signing, site: Site }, ({ signing, site }) => {
  const tokenOf = (searchId: string): string => `${searchId}.${signing.macsOf(payload(searchId))[0]}`
  return {
    tokenOf,
    urlOf: (searchId: string): string => `${site.url}/api/v1/saved-search/stop/${tokenOf(searchId)}`,
    /** Returns the search of an authentic token; `null` for rubbish and forgeries. */
    read: (stopToken: string): string | null => {
      const [, id, mac] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(stopToken) ?? []
      return id && mac && signing.macsOf(payload(id)).includes(mac) ? id : null
    },
  }
})

export type SearchStopLink = PortOf<typeof SearchStopLink>
