import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { SavedSearchExists } from '../contract/errors.ts'
import type { SearchFrequency } from '../contract/saved-search.ts'
import type { SavedSearch, SearchMemory } from './saved-search.ts'

/** Search that is due, with what it remembers. */
export interface DueSearch {
  readonly search: SavedSearch
  readonly memory: SearchMemory
}

/** Repository of saved searches; an account has a search at most once. */
export interface SavedSearches {
  add(search: SavedSearch, memory: SearchMemory): Effect.Effect<void, SavedSearchExists>
  save(search: SavedSearch): Effect.Effect<void>
  remember(searchId: string, memory: SearchMemory): Effect.Effect<void>
  byId(id: string): Effect.Effect<SavedSearch | null>
  /** Returns a search and locks it until the transaction ends. */
  lock(id: string): Effect.Effect<SavedSearch | null>
  /** Returns the searches of an account, the newest first. */
  ofAccount(accountId: string): Effect.Effect<readonly SavedSearch[]>
  /** Removes a search of the account; returns whether there was one. */
  remove(id: string, accountId: string): Effect.Effect<boolean>
  /** Locks the search of a frequency that was not repeated for the longest time before a moment; concurrent calls get different ones. */
  nextDue(frequency: SearchFrequency, before: string): Effect.Effect<DueSearch | null>
  /** Counts the searches of an account with something new. */
  countNew(accountId: string): Effect.Effect<number>
  /** Marks what is new in these searches of the account as seen; returns whether there was anything. */
  markSeen(accountId: string, ids: readonly string[]): Effect.Effect<boolean>
}
export const SavedSearches = token<SavedSearches>('saved-searches/SavedSearches')
