import { Effect } from 'effect'
import { makeTable } from '#adapters/memory/recoverable.ts'
import { SavedSearchExists } from '../contract/errors.ts'
import type { SavedSearch, SearchMemory } from '../domain/saved-search.ts'
import type { SavedSearches } from '../domain/saved-searches.port.ts'

/** Creates an in-memory repository of saved searches. */
export const makeMemorySearches = () => {
  const table = makeTable<SavedSearch>()
  const memories = makeTable<SearchMemory>()
  const { rows, all } = table
  const searches: SavedSearches = {
    add: (search, memory) =>
      Effect.suspend(() => {
        if (all().some((one) => one.account_id === search.account_id && one.query === search.query))
          return Effect.fail(new SavedSearchExists())
        rows.set(search.id, search)
        memories.rows.set(search.id, memory)
        return Effect.void
      }),
    save: (search) => Effect.sync(() => void rows.set(search.id, search)),
    remember: (id, memory) => Effect.sync(() => void memories.rows.set(id, memory)),
    byId: (id) => Effect.sync(() => rows.get(id) ?? null),
    lock: (id) => Effect.sync(() => rows.get(id) ?? null),
    ofAccount: (accountId) =>
      Effect.sync(() =>
        all()
          .filter(({ account_id }) => account_id === accountId)
          .toSorted((a, b) => (a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1)),
      ),
    remove: (id, accountId) => Effect.sync(() => rows.get(id)?.account_id === accountId && memories.rows.delete(id) && rows.delete(id)),
    nextDue: (frequency, before) =>
      Effect.sync(() => {
        const [search] = all()
          .filter((one) => one.frequency === frequency && one.checked_at < before)
          .toSorted((a, b) => (a.checked_at === b.checked_at ? (a.id < b.id ? -1 : 1) : a.checked_at < b.checked_at ? -1 : 1))
        return search ? { search, memory: memories.rows.get(search.id) ?? { seen: [], vacant: [] } } : null
      }),
    countNew: (accountId) => Effect.sync(() => all().filter((one) => one.account_id === accountId && one.new_hits > 0).length),
    markSeen: (accountId, ids) =>
      Effect.sync(() => {
        const found = all().filter((one) => one.account_id === accountId && ids.includes(one.id) && one.new_hits > 0)
        for (const one of found) rows.set(one.id, { ...one, new_hits: 0 })
        return found.length > 0
      }),
  }
  const snapshot = () => {
    const restore = [table.snapshot(), memories.snapshot()]
    return () => {
      for (const one of restore) one()
    }
  }
  return { searches, rows, memories: memories.rows, snapshot }
}
