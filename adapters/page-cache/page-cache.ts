import type { LogPosition } from '#adapters/postgres/replicas/log-position.ts'
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
  /** Receives the position in the log of each poll and the time when it began, before any page is invalidated. */
  readonly onPosition?: (log: LogPosition, beganAt: number) => void
  /** Milliseconds between two polls without a notification, and whether notifications trigger a poll. */
  readonly pollIntervalMs?: number
  readonly useNotifications?: boolean
}

/** Page cache; inactive until it is started. */
export const makePageCache = ({ url, clock, onError, onPosition, pollIntervalMs = 800, useNotifications = true }: PageCacheOptions) => {
  let cachedPages: ReturnType<typeof makeCachedPages> | null = null
  let checkedAt = Number.NEGATIVE_INFINITY
  let stop: (() => Promise<void>) | null = null
  const trustedPages = () => (performance.now() - checkedAt <= trustedMs ? cachedPages : null)
  /** Time of the last successful poll, milliseconds of the clock. */
  const lastChecked = () => clock.now().getTime() - (performance.now() - checkedAt)

  const cache: PageCache = {
    has: (address) => cachedPages?.has(address) ?? false,
    find: (address) => trustedPages()?.find(address, clock.now().getTime()),
    isCurrent: () => trustedPages() !== null,
    findStale: (address) => {
      const now = clock.now().getTime()
      const last = cachedPages?.findLast(address, now)
      if (!last) return undefined
      const since = last.outdatedSince ?? lastChecked()
      return now - since <= staleMs ? { page: last.page, since: new Date(since) } : undefined
    },
    servesStale: () => {
      const age = performance.now() - checkedAt
      return age > trustedMs && age <= staleMs && (cachedPages?.stats().pages ?? 0) > 0
    },
    currentVersion: () => trustedPages()?.currentVersion() ?? null,
    store: (address, page, policy, version) => trustedPages()?.store(address, page, policy, version),
    invalidate: (tags) => cachedPages?.invalidate(tags, lastChecked()),
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
        onInvalidations: (tags, at, log) => {
          onPosition?.(log, at)
          if (tags.length) pages.invalidate(tags, lastChecked())
          checkedAt = at
        },
      })
    },
    stats: () => cachedPages?.stats() ?? { pages: 0, bytes: 0, tags: 0 },
    close: async () => {
      cachedPages = null
      await stop?.()
    },
  }
}
