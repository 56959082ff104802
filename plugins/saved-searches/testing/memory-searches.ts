import { makeMemoryStore } from '#adapters/memory/memory-store.ts'
import { joined } from '#adapters/memory/recoverable.ts'
import { SavedSearchExists } from '../contract/errors.ts'
import type { SavedSearch } from '../domain/saved-search.ts'
import { type StoredMemory, savedSearchesOf } from '../domain/saved-searches.port.ts'

/** Creates an in-memory repository of saved searches. */
export const makeMemorySearches = () => {
  const searches = makeMemoryStore<SavedSearch, SavedSearchExists>({
    unique: [{ columns: ['account_id', 'query'], Failure: SavedSearchExists }],
  })
  const memories = makeMemoryStore<StoredMemory>({ key: ['search_id'] })
  return { searches: savedSearchesOf({ searches, memories }), rows: searches.rows, ...joined(searches, memories) }
}
