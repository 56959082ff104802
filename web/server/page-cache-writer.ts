import type { IncomingMessage } from 'node:http'
import { pageAddress } from '#adapters/http/page-response.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { endOfDay } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { CachedPage, PageCache } from '#core/ports/page-cache.ts'
import type { CachePolicy } from './page-result.ts'

/**
 * Prepares caching the response to a request; call it after the layout data was read and before the page's own data is.
 * The returned function stores the page.
 */
export type PageCacheWriter = (request: IncomingMessage) => (page: CachedPage, policy: CachePolicy) => void

/**
 * Creates the writer of the page cache. A page is cached by address until one of its tags or the layout is invalidated,
 * or until the end of the day.
 */
export const makePageCacheWriter =
  ({ cache, clock }: { readonly cache: PageCache; readonly clock: Clock }): PageCacheWriter =>
  (request) => {
    const address = pageAddress(request)
    const version = cache.currentVersion()
    const midnight = endOfDay(clock.now())
    return (page, { tags, freshUntil = midnight }) => {
      if (address === null || version === null) return
      cache.store(address, page, { tags: [...tags, pageTags.layout], freshUntil: freshUntil < midnight ? freshUntil : midnight }, version)
    }
  }
