import type { PageData } from './data/page-data.ts'
import { canonicalOf } from './head/page-head.ts'

/** A rendered answer, ready for any HTTP server or cache. */
export interface Rendered {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** The pattern of the page's address, for log and metrics; absent where no page is meant. */
  readonly route?: string
  /** Absent where each request wants an answer of its own. */
  readonly cache?: CachePolicy | undefined
  /** What was thrown where nothing should be, for the log. */
  readonly bug?: unknown
}

/** What a page that may be kept is about, and when it stops being true earlier than the day. */
export interface CachePolicy {
  readonly tags: readonly string[]
  readonly freshUntil?: Date | undefined
}

/** Whether a page at `path` may be kept: it names its tags, and was asked for under its canonical address, so that no made-up query fills a cache. */
export const cachePolicyOf = (path: string, data: unknown): CachePolicy | undefined => {
  const { head } = (data ?? {}) as Partial<PageData<unknown>>
  return head?.tags && canonicalOf(path, head) === path ? { tags: head.tags, freshUntil: head.freshUntil } : undefined
}
