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
  const clear = () => {
    pages.clear()
    invalidatedAt.clear()
    oldestVersion = invalidationCount
  }

  return {
    has: (address: string): boolean => pages.has(address),
    find: (address: string, now: number): CachedPage | undefined => {
      const entry = pages.get(address)
      if (!entry || now < entry.freshUntil) return entry?.page
      pages.delete(address)
      return undefined
    },
    currentVersion: (): number => invalidationCount,
    store: (address: string, page: CachedPage, { tags, freshUntil }: CacheEntryPolicy, version: number): void => {
      if (version < oldestVersion || tags.some((tag) => (invalidatedAt.get(tag) ?? 0) > version)) return
      pages.set(address, { page, tags, freshUntil: freshUntil.getTime() })
      if (!pages.has(address)) return
      for (const tag of tags) addressesOf.set(tag, (addressesOf.get(tag) ?? new Set()).add(address))
    },
    invalidate: (tags: readonly string[]): void => {
      invalidationCount++
      if (tags.includes(pageTags.all)) clear()
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
