import { pageTags } from '#core/kernel/page-tags.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { PageCache } from '#core/ports/page-cache.ts'
import { makeCachedPages } from './cached-pages.ts'
import { subscribeToInvalidations } from './subscribe-to-invalidations.ts'

/** Milliseconds for which pages are served after the last successful poll. */
const trustedMs = 2000
/** Milliseconds for which they are stale afterwards; then they are not served at all. */
const staleMs = 600_000

/** Options of the page cache. */
export interface PageCacheOptions {
  readonly url: string
  readonly clock: Clock
  /** Called when invalidations cannot be read; the cache retries. */
  readonly onError: (detail: string) => void
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs?: number
  readonly useNotifications?: boolean
}

/** Page cache; inactive until it is started. */
export const makePageCache = ({ url, clock, onError, pollIntervalMs = 800, useNotifications = true }: PageCacheOptions) => {
  let cachedPages: ReturnType<typeof makeCachedPages> | null = null
  let checkedAt = Number.NEGATIVE_INFINITY
  let stop: (() => Promise<void>) | null = null
  const trustedPages = () => (performance.now() - checkedAt <= trustedMs ? cachedPages : null)
  const stalePages = () => {
    const age = performance.now() - checkedAt
    return age > trustedMs && age <= staleMs ? cachedPages : null
  }

  const cache: PageCache = {
    has: (address) => cachedPages?.has(address) ?? false,
    find: (address) => trustedPages()?.find(address, clock.now().getTime()),
    findStale: (address) => {
      const now = clock.now().getTime()
      const page = stalePages()?.find(address, now)
      return page && { page, since: new Date(now - (performance.now() - checkedAt)) }
    },
    servesStale: () => (stalePages()?.stats().pages ?? 0) > 0,
    currentVersion: () => trustedPages()?.currentVersion() ?? null,
    store: (address, page, policy, version) => trustedPages()?.store(address, page, policy, version),
    invalidate: (tags) => cachedPages?.invalidate(tags),
  }
  return {
    ...cache,
    /** Starts caching up to so many bytes; 0 leaves it inactive. */
    start: (bytes: number) => {
      if (stop || bytes === 0) return
      const pages = makeCachedPages(bytes)
      cachedPages = pages
      stop = subscribeToInvalidations({
        url,
        pollIntervalMs,
        useNotifications,
        onError,
        onInvalidations: (tags, at) => {
          if (tags.length) pages.invalidate(tags)
          checkedAt = at
        },
      })
    },
    stats: () => cachedPages?.stats() ?? { pages: 0, bytes: 0, tags: 0 },
    close: async () => {
      cache.invalidate([pageTags.all])
      cachedPages = null
      await stop?.()
    },
  }
}
