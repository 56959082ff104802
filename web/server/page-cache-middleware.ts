import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageAddress, sendPage, sendRevalidated } from '#adapters/http/page-response.ts'
import { logRoute } from '#adapters/http/request-log.ts'
import type { PageCache } from '#core/ports/page-cache.ts'
import type { ReadLayoutData } from './layout-data-reader.ts'
import type { ReadStale } from './stale-pages.ts'

interface Dependencies {
  readonly cache: PageCache
  /** Read before a cached page is sent, so that pages with outdated layout data are dropped. */
  readonly layout: ReadLayoutData
  readonly log: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  readonly readStale: ReadStale
  /** Headers of the response to a request. */
  readonly headers: (request: IncomingMessage) => Readonly<Record<string, string>>
}

/**
 * Sends cached pages before any other middleware runs; passes all other requests on. While the database is away,
 * visitors get the last pages for ten minutes, marked.
 */
export const pageCacheMiddleware =
  ({ cache, layout, log, headers, readStale }: Dependencies, next: (request: IncomingMessage, response: ServerResponse) => void) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = pageAddress(request)
    if (address === null || !cache.has(address)) return next(request, response)
    const stale = cache.isCurrent() ? null : await readStale(request)
    if (stale) {
      logRoute(response, stale.page.route)
      return log(request, response, () => sendPage(request, response, stale.page, { ...headers(request), ...stale.headers }))
    }
    await layout()
    const page = cache.find(address)
    if (!page) return next(request, response)
    logRoute(response, page.route)
    log(request, response, () => sendRevalidated(request, response, page, headers(request)))
  }
