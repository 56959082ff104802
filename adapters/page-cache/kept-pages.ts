import { LRUCache } from 'lru-cache'
import { pageTags } from '#core/kernel/page-tags.ts'
import type { CachedPage, CacheEntryPolicy } from '#core/ports/page-cache.ts'

/** Tags of which it is known when they were purged last; what was noted before an older purge is not kept. */
const remembered = 10_000

/** What a page takes up beside its bytes, and how much packed ones take up beside the plain: at most so much, for a text. */
const besides = 2000
const withPacked = 1.5

interface Kept {
  readonly page: CachedPage
  readonly tags: readonly string[]
  readonly freshUntil: number
}

/** Pages by address, forgotten by tag, by time, and the longest unasked first where more than `bytes` would lie here. */
export const makeKeptPages = (bytes: number) => {
  let purges = 0
  let oldestMark = 0
  const purgedAt = new Map<string, number>()
  const addressesOf = new Map<string, Set<string>>()
  const pages = new LRUCache<string, Kept>({
    maxSize: bytes,
    sizeCalculation: ({ page }) => Math.ceil(page.size * withPacked) + besides,
    dispose: ({ tags }, address) => {
      for (const tag of tags) {
        const addresses = addressesOf.get(tag)
        addresses?.delete(address)
        if (addresses?.size === 0) addressesOf.delete(tag)
      }
    },
  })

  const noteTag = (tag: string) => {
    // The newest stand last.
    purgedAt.delete(tag)
    purgedAt.set(tag, purges)
    if (purgedAt.size <= remembered) return
    const [oldest = '', at = 0] = purgedAt.entries().next().value ?? []
    purgedAt.delete(oldest)
    oldestMark = at
  }
  const forgetAll = () => {
    pages.clear()
    purgedAt.clear()
    oldestMark = purges
  }

  return {
    has: (address: string): boolean => pages.has(address),
    find: (address: string, now: number): CachedPage | undefined => {
      const kept = pages.get(address)
      if (!kept || now < kept.freshUntil) return kept?.page
      pages.delete(address)
      return undefined
    },
    mark: (): number => purges,
    keep: (address: string, page: CachedPage, { tags, freshUntil }: CacheEntryPolicy, mark: number): void => {
      if (mark < oldestMark || tags.some((tag) => (purgedAt.get(tag) ?? 0) > mark)) return
      pages.set(address, { page, tags, freshUntil: freshUntil.getTime() })
      if (!pages.has(address)) return
      for (const tag of tags) addressesOf.set(tag, (addressesOf.get(tag) ?? new Set()).add(address))
    },
    forget: (tags: readonly string[]): void => {
      purges++
      if (tags.includes(pageTags.all)) forgetAll()
      else
        for (const tag of tags) {
          noteTag(tag)
          for (const address of [...(addressesOf.get(tag) ?? [])]) pages.delete(address)
        }
    },
    /** How many there are, and what they take up. */
    figures: () => ({ pages: pages.size, bytes: pages.calculatedSize, tags: addressesOf.size }),
  }
}
