import { LRUCache } from 'lru-cache'
import { pageTags } from '#core/kernel/page-tags.ts'
import type { CachedPage, CacheEntryPolicy } from '#core/ports/page-cache.ts'

/** Maximum number of tags whose last invalidation is tracked; a page begun before the oldest tracked one is not stored. */
const maxTrackedTags = 10_000

/** Estimated overhead of an entry in bytes, and upper bound for the size of all encodings of a text relative to the plain one. */
const overheadBytes = 2000
const compressedFactor = 1.5

interface CacheEntry {
  readonly page: CachedPage
  readonly tags: readonly string[]
  readonly freshUntil: number
  /** Last moment at which the page was known to be valid, milliseconds; `null` while it is. */
  outdatedSince: number | null
}

/** Page that may be outdated. */
interface LastPage {
  readonly page: CachedPage
  readonly outdatedSince: number | null
}

/** LRU cache of pages by address, limited to `bytes`; entries are dropped by tag, by time and by size. */
export const makeCachedPages = (bytes: number) => {
  let invalidationCount = 0
  let oldestVersion = 0
  const invalidatedAt = new Map<string, number>()
  const addressesOf = new Map<string, Set<string>>()
  const pages = new LRUCache<string, CacheEntry>({
    maxSize: bytes,
    sizeCalculation: ({ page }) => Math.ceil(page.size * compressedFactor) + overheadBytes,
    dispose: ({ tags }, address) => {
      for (const tag of tags) {
        const addresses = addressesOf.get(tag)
        addresses?.delete(address)
        if (addresses?.size === 0) addressesOf.delete(tag)
      }
    },
  })

  const recordInvalidation = (tag: string) => {
    // Reinserting keeps the map in order of invalidation.
    invalidatedAt.delete(tag)
    invalidatedAt.set(tag, invalidationCount)
    if (invalidatedAt.size <= maxTrackedTags) return
    const [oldest = '', at = 0] = invalidatedAt.entries().next().value ?? []
    invalidatedAt.delete(oldest)
    oldestVersion = at
  }
  /** Outdates all pages. They stay for times without a database. */
  const outdateAll = (lastValid: number) => {
    for (const entry of pages.values()) entry.outdatedSince ??= lastValid
    invalidatedAt.clear()
    oldestVersion = invalidationCount
  }

  const findLast = (address: string, now: number): LastPage | undefined => {
    const entry = pages.get(address)
    if (!entry || now < entry.freshUntil) return entry
    pages.delete(address)
    return undefined
  }

  return {
    has: (address: string): boolean => pages.peek(address)?.outdatedSince === null,
    find: (address: string, now: number): CachedPage | undefined => {
      const last = findLast(address, now)
      return last?.outdatedSince === null ? last.page : undefined
    },
    findLast,
    currentVersion: (): number => invalidationCount,
    store: (address: string, page: CachedPage, { tags, freshUntil }: CacheEntryPolicy, version: number): void => {
      if (version < oldestVersion || tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > version)) return
      pages.set(address, { page, tags, freshUntil: freshUntil.getTime(), outdatedSince: null })
      if (!pages.has(address)) return
      for (const tag of tags) addressesOf.set(tag, (addressesOf.get(tag) ?? new Set()).add(address))
    },
    /** `lastValid`: time of the last look at the database, milliseconds. */
    invalidate: (tags: readonly string[], lastValid: number): void => {
      invalidationCount++
      if (tags.includes(pageTags.all)) outdateAll(lastValid)
      else
        for (const tag of tags) {
          recordInvalidation(tag)
          for (const address of [...(addressesOf.get(tag) ?? [])]) pages.delete(address)
        }
    },
    /** Returns the number of pages and tags and the estimated size. */
    stats: () => ({ pages: pages.size, bytes: pages.calculatedSize, tags: addressesOf.size }),
  }
}
