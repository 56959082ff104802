import { pageTags } from '#core/kernel/page-tags.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PageCache } from '#core/ports/page-cache.ts'
import { subscribeToInvalidations } from './hear-purges.ts'
import { makeKeptPages } from './kept-pages.ts'

/** Milliseconds for which a look at the purges is trusted. */
const trusted = 2000

/** What the cache is made of. */
export interface PageCacheNeeds {
  readonly url: string
  readonly clock: Clock
  /** Told what cannot be heard just now; it tries again. */
  readonly onError: (detail: string) => void
  /** Milliseconds between two looks when nobody wakes it, and whether notifications do. */
  readonly every?: number
  readonly listens?: boolean
}

/** A page cache that has not begun: until it is started it keeps nothing and costs nothing. */
export const makePageCache = ({ url, clock, onError, every = 800, listens = true }: PageCacheNeeds) => {
  let kept: ReturnType<typeof makeKeptPages> | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let end: (() => Promise<void>) | null = null
  const trust = () => (performance.now() - lookedAt <= trusted ? kept : null)

  const cache: PageCache = {
    has: (address) => kept?.has(address) ?? false,
    find: (address) => trust()?.find(address, clock.now().getTime()),
    mark: () => trust()?.mark() ?? null,
    keep: (address, page, keeping, mark) => trust()?.keep(address, page, keeping, mark),
    forget: (tags) => kept?.forget(tags),
  }
  return {
    ...cache,
    /** Begins to keep at most so many bytes; none: never begins. */
    start: (bytes: number) => {
      if (end || bytes === 0) return
      const pages = makeKeptPages(bytes)
      kept = pages
      end = subscribeToInvalidations({
        url,
        every,
        listens,
        onError,
        hear: (tags, at) => {
          if (tags.length) pages.forget(tags)
          lookedAt = at
        },
      })
    },
    figures: () => kept?.figures() ?? { pages: 0, bytes: 0, tags: 0 },
    close: async () => {
      cache.forget([pageTags.all])
      kept = null
      await end?.()
    },
  }
}
