import { newId } from '#core/kernel/ids.ts'
import type { SavedSearchView, SearchFrequency } from '../contract/saved-search.ts'

/** Saved search; times in ISO 8601 UTC. `query`: of the map's address, in one form only. */
export interface SavedSearch {
  readonly id: string
  readonly account_id: string
  readonly name: string
  readonly query: string
  readonly frequency: SearchFrequency
  readonly matches: number
  /** Facilities told since the account last looked. */
  readonly new_hits: number
  readonly created_at: string
  /** Up to then facilities are known. */
  readonly checked_at: string
  readonly version: number
}

/**
 * Ids of the facilities that a search has found so far: all, which are never told again, and those with free places
 * when it was last repeated.
 */
export interface SearchMemory {
  readonly seen: readonly string[]
  readonly vacant: readonly string[]
}

/** Facilities that a search finds now; `vacant`: those with free places. */
export type FoundNow = SearchMemory

/** Ids that a search remembers at most; beyond that it forgets the first ones. */
const maxRemembered = 8000

/** Begins a saved search; what matches now is known already. */
export const newSavedSearch = (
  of: Pick<SavedSearch, 'account_id' | 'name' | 'query' | 'frequency'>,
  { seen }: FoundNow,
  now: Date,
): SavedSearch => ({
  ...of,
  id: newId(),
  matches: seen.length,
  new_hits: 0,
  version: 1,
  created_at: now.toISOString(),
  checked_at: now.toISOString(),
})

/** Returns what is new: facilities that were never found before, and those whose places have become free; and what to remember. */
export const compareFound = (memory: SearchMemory, now: FoundNow): { readonly hits: readonly string[]; readonly memory: SearchMemory } => {
  const seen = new Set(memory.seen)
  const vacant = new Set(memory.vacant)
  const fresh = now.seen.filter((id) => !seen.has(id))
  const opened = now.vacant.filter((id) => seen.has(id) && !vacant.has(id))
  return { hits: [...fresh, ...opened], memory: { seen: [...memory.seen, ...fresh].slice(-maxRemembered), vacant: now.vacant } }
}

/** Returns a search after it was repeated. */
export const afterCheck = (search: SavedSearch, now: FoundNow, hits: number, at: Date): SavedSearch => ({
  ...search,
  matches: now.seen.length,
  new_hits: search.new_hits + hits,
  checked_at: at.toISOString(),
})

/** Shows a saved search to its account. */
export const viewSearch = ({ account_id: _, ...search }: SavedSearch): SavedSearchView => search
