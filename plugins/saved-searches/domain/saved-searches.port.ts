import { Effect } from 'effect'
import { newId } from '#core/kernel/ids.ts'
import { token } from '#core/kernel/token.ts'
import { asStore, hasAny, type TableStore } from '#core/ports/store.ts'
import type { SavedSearchExists } from '../contract/errors.ts'
import type { SavedSearchView, SearchFrequency } from '../contract/saved-search.ts'
import type { Reading } from './reading.ts'

/** Memory of a search, as stored. */
export interface StoredMemory extends SearchMemory {
  readonly search_id: string
}

/** Search that is due, with what it remembers. */
export interface DueSearch {
  readonly search: SavedSearch
  readonly memory: SearchMemory
}

interface Tables {
  /** An account has a search at most once. */
  readonly searches: TableStore<SavedSearch, SavedSearchExists>
  readonly memories: TableStore<StoredMemory>
}

/** Creates the repository of saved searches over their tables. */
export const savedSearchesOf = ({ searches, memories }: Tables) => ({
  ...asStore(searches),
  add: Effect.fn('saved-searches.add')(function* (search: SavedSearch, { seen, vacant }: SearchMemory) {
    yield* searches.add(search)
    yield* memories.add({ search_id: search.id, seen, vacant })
  }),
  remember: (search_id: string, { seen, vacant }: SearchMemory) => memories.put({ search_id, seen, vacant }),
  /** Returns the searches of an account, the newest first. */
  ofAccount: (account_id: string) => searches.find({ account_id }, { orderBy: { created_at: 'desc', id: 'desc' } }),
  /** Removes a search of the account; returns whether there was one. */
  remove: (id: string, account_id: string) => hasAny(searches.remove({ id, account_id })),
  /** Locks the search of a frequency that was not repeated for the longest time before a moment; concurrent calls get different ones. */
  nextDue: Effect.fn('saved-searches.next-due')(function* (frequency: SearchFrequency, before: string) {
    const oldest = { checked_at: 'asc', id: 'asc' } as const
    const search = yield* searches.first({ frequency, checked_at: { lt: before } }, { orderBy: oldest, lock: 'skip' })
    if (!search) return null
    const memory = yield* memories.byId(search.id)
    const due: DueSearch = { search, memory: { seen: memory?.seen ?? [], vacant: memory?.vacant ?? [] } }
    return due
  }),
  /** Counts the searches of an account with something new. */
  countNew: (account_id: string) => searches.count({ account_id, new_hits: { gt: 0 } }),
  /** Marks what is new in these searches of the account as seen; returns whether there was anything. */
  markSeen: (account_id: string, ids: readonly string[]) =>
    hasAny(searches.update({ account_id, id: { in: ids }, new_hits: { gt: 0 } }, { new_hits: 0 })),
})

/** Repository of saved searches. */
export interface SavedSearches extends ReturnType<typeof savedSearchesOf> {}
export const SavedSearches = token<SavedSearches>('saved-searches/SavedSearches')

/** Looks up facilities of the demo before there is an index. */
export interface DemoFacilities {
  /** Returns the ids of the kindergartens with free places in Kraków. */
  vacantInKrakow(): Effect.Effect<readonly string[]>
}
export const DemoFacilities = token<DemoFacilities>('saved-searches/DemoFacilities')

/** Saved search; times in ISO 8601 UTC. `query`: of the map's address, in one form only. */
export interface SavedSearch {
  readonly id: string
  readonly account_id: string
  readonly name: string
  readonly query: string
  /** Meaning of its text when it was saved, or was last found to mean the same; `null` without a text. */
  readonly reading: Reading | null
  readonly frequency: SearchFrequency
  readonly matches: number
  /** Facilities told since the account last looked. */
  readonly new_hits: number
  readonly created_at: string
  /** Up to then facilities are known. */
  readonly checked_at: string
  /** Cannot be repeated as it was saved: its place is gone, or its text means something else. */
  readonly outdated: boolean
  readonly version: number
}

/**
 * Ids of the facilities that a search has found so far: all, which are never told again, and those with free places
 * when it was last repeated.
 */
interface SearchMemory {
  readonly seen: readonly string[]
  readonly vacant: readonly string[]
}

/** Facilities that a search finds now; `vacant`: those with free places. */
export type FoundNow = SearchMemory

/** Ids that a search remembers at most; beyond that it forgets the first ones. */
const maxRemembered = 8000

/** Begins a saved search; what matches now is known already. */
export const newSavedSearch = (
  of: Pick<SavedSearch, 'account_id' | 'name' | 'query' | 'reading' | 'frequency'>,
  { seen }: FoundNow,
  now: Date,
): SavedSearch => ({
  ...of,
  id: newId(),
  matches: seen.length,
  new_hits: 0,
  outdated: false,
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

/** Returns a search after it was repeated; `reading`: what its text means now. */
export const afterCheck = (
  search: SavedSearch,
  { now, hits, reading }: { readonly now: FoundNow; readonly hits: number; readonly reading: Reading | null },
  at: Date,
): SavedSearch => ({
  ...search,
  reading,
  matches: now.seen.length,
  new_hits: search.new_hits + hits,
  checked_at: at.toISOString(),
  outdated: false,
})

/** Returns a search that could not be repeated as it was saved; what it has found stays. */
export const afterVainCheck = (search: SavedSearch, at: Date): SavedSearch => ({ ...search, checked_at: at.toISOString(), outdated: true })

/** Shows a saved search to its account. */
export const viewSearch = ({ account_id: _, reading: __, ...search }: SavedSearch): SavedSearchView => search
