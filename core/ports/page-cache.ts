import { token } from '#core/kernel/token.ts'

/** HTTP content codings of a cached page. */
export type ContentEncoding = 'br' | 'gzip' | 'identity'

/** Rendered page, identical for all anonymous visitors. */
export interface CachedPage {
  readonly contentType: string
  /** Route pattern, for logs and metrics. */
  readonly route: string
  /** Weak entity tag, the same for each content coding. */
  readonly etag: string
  /** Uncompressed size in bytes. */
  readonly size: number
  /** Returns the body in a content coding; each coding is computed once. */
  readonly encoded: (encoding: ContentEncoding) => Promise<Uint8Array>
}

/** Conditions under which a cached page is valid. */
export interface CacheEntryPolicy {
  /** Cache tags (`kernel/page-tags.ts`). */
  readonly tags: readonly string[]
  /** Expiry time. */
  readonly freshUntil: Date
}

/** Page of a time when the database was reachable; it may have changed since. */
export interface StalePage {
  readonly page: CachedPage
  /** Moment of the last successful look at the database. */
  readonly since: Date
}

/**
 * In-memory page cache of this process, bounded by bytes. Invalidations arrive from the database; while that
 * subscription is down, the cache stores nothing and returns stale pages only.
 */
export interface PageCache {
  /** Returns whether an entry exists for an address (host, and path with query); it may be stale. */
  has(address: string): boolean
  /** Returns the valid page at an address. */
  find(address: string): CachedPage | undefined
  /** Returns whether invalidations are read, so that pages are valid. */
  isCurrent(): boolean
  /**
   * Returns the page at an address that was valid within the last ten minutes: while the subscription is down, and
   * after all pages were invalidated at once.
   */
  findStale(address: string): StalePage | undefined
  /** Returns whether the subscription is down and stale pages are there. */
  servesStale(): boolean
  /** Returns the invalidation counter, to be read before any data of a page is loaded; `null` while nothing may be stored. */
  currentVersion(): number | null
  /** Stores a page rendered since `version`, unless one of its tags was invalidated in the meantime. */
  store(address: string, page: CachedPage, policy: CacheEntryPolicy, version: number): void
  /** Drops entries with one of the tags, in this process only; invalidations written to the database reach all processes. */
  invalidate(tags: readonly string[]): void
}
export const PageCache = token<PageCache>('core/PageCache')
