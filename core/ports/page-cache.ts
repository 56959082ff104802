import { token } from '#core/kernel/token.ts'

/** How an answer's bytes may be packed, in the words of HTTP. */
export type Coding = 'br' | 'gzip' | 'identity'

/** A page as it goes out, the same for all visitors. */
export interface CachedPage {
  readonly contentType: string
  /** The pattern of its address, for log and metrics. */
  readonly route: string
  /** A weak entity tag, the same in each coding. */
  readonly etag: string
  /** Bytes unpacked. */
  readonly size: number
  /** Its bytes in a coding; each is made once. */
  readonly packed: (coding: Coding) => Promise<Uint8Array>
}

/** On what a page's truth hangs. */
export interface CacheEntryPolicy {
  /** What it is about (`kernel/page-tags.ts`). */
  readonly tags: readonly string[]
  /** When it stops being true by itself. */
  readonly freshUntil: Date
}

/**
 * Finished pages in this process's memory, bounded by bytes. Purges are heard from the database; while they cannot be heard nothing is
 * answered and nothing is kept.
 */
export interface PageCache {
  /** Whether something lies at an address (host, and path with query); it may be true no more. */
  has(address: string): boolean
  /** The page at an address, if it is true. */
  find(address: string): CachedPage | undefined
  /** To be taken before anything is read for a page; `null` where nothing may be kept. */
  mark(): number | null
  /** Keeps a page that was made since `mark`, unless one of its tags was purged meanwhile. */
  keep(address: string, page: CachedPage, keeping: CacheEntryPolicy, mark: number): void
  /** Forgets what bears one of the tags, in this process alone; all processes hear of what is purged in the database. */
  forget(tags: readonly string[]): void
}
export const PageCache = token<PageCache>('core/PageCache')
