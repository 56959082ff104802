import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import { asStore, hasAny, type TableStore } from '#core/ports/store.ts'
import type { SavedSearchExists } from '../contract/errors.ts'
import type { SearchFrequency } from '../contract/saved-search.ts'
import type { SavedSearch, SearchMemory } from './saved-search.ts'

/** What a search remembers, as stored. */
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
