import type { FacilityChanges } from '#core/search/facility-changes.port.ts'

/** Largest number of cached cards, about 1 KB each. */
const maxCards = 10_000

/** Cards as JSON by facility id. */
export interface CardCache {
  /** Returns the cached cards among ids; none while changes are not followed. */
  find(ids: readonly string[]): ReadonlyMap<string, string>
  /**
   * Begins a read; the returned function caches its cards, unless a facility has changed since, because they may be
   * older than the change.
   */
  beginRead(): (cards: readonly { readonly id: string; readonly card: string }[]) => void
}

/** Creates a cache of cards. A changed facility is dropped with its announcement; when the cache is full, the oldest cards are dropped. */
export const makeCardCache = (changes: FacilityChanges): CardCache => {
  const cards = new Map<string, string>()
  let announcements = 0
  changes.subscribe((ids) => {
    announcements++
    if (ids === null) cards.clear()
    else for (const id of ids) cards.delete(id)
  })
  const dropOldest = () => {
    for (const id of cards.keys()) {
      if (cards.size <= maxCards) return
      cards.delete(id)
    }
  }
  return {
    find: (ids) => {
      const found = new Map<string, string>()
      if (!changes.areFollowed()) return found
      for (const id of ids) {
        const card = cards.get(id)
        if (card !== undefined) found.set(id, card)
      }
      return found
    },
    beginRead: () => {
      const before = announcements
      return (read) => {
        if (announcements !== before || !changes.areFollowed()) return
        for (const { id, card } of read) cards.set(id, card)
        dropOldest()
      }
    },
  }
}
