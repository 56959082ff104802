import type { SessionCookies } from '#core/plugin/implement.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import { canonicalOf } from '../runtime/page-head.ts'
import type { RequestContext } from '../runtime/request-context.ts'

/** Renders the page at `url`, which has no language prefix: the language is in the request context. */
export type Render = (page: { readonly url: string }, context: RequestContext) => Promise<PageResult>

/** Rendered page, ready for an HTTP server or the page cache. */
export interface PageResult {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string | Buffer
  /** Route pattern of the page, for logs and metrics; absent when no page matches. */
  readonly route?: string
  /** Rendered for a signed-in user: neither cached nor indexed. */
  readonly forUser?: boolean
  /** New session cookies; `null` removes the refresh token, absent leaves them. */
  readonly session?: SessionCookies | null | undefined
  /** Seconds after which a request with status 429 or 503 may be repeated. */
  readonly retryAfter?: number | undefined
  /** Absent when the page must be rendered for each request. */
  readonly cachePolicy?: CachePolicy | undefined
  /** The error of an unexpected failure, for the log. */
  readonly unexpectedError?: unknown
}

/** Cache tags of a page, and when it expires if earlier than the end of the day. */
export interface CachePolicy {
  readonly tags: readonly string[]
  readonly freshUntil?: Date | undefined
}

/**
 * Returns the cache policy of the page at `path`; undefined unless the page has tags and was requested by its canonical
 * address, so that arbitrary queries cannot fill the cache.
 */
export const cachePolicyOf = (path: string, data: unknown): CachePolicy | undefined => {
  const { head } = (data ?? {}) as Partial<PageData<unknown>>
  return head?.tags && canonicalOf(path, head) === path ? { tags: head.tags, freshUntil: head.freshUntil } : undefined
}
