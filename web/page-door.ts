import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageAddress, sendKept } from '#adapters/http/page-answer.ts'
import { logRoute } from '#adapters/http/request-log.ts'
import type { PageCache } from '#core/ports/page-cache.ts'
import type { ReadLayout } from './layout-reader.ts'

/** What kept pages are answered with. */
interface House {
  readonly cache: PageCache
  /** Read before a kept page is answered, so that one with another frame is forgotten. */
  readonly layout: ReadLayout
  readonly log: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  /** Those of every answer. */
  readonly headers: Readonly<Record<string, string>>
}

/** Answers what is kept before anything else looks at the request; all other requests go on. */
export const pageDoor =
  ({ cache, layout, log, headers }: House, next: (request: IncomingMessage, response: ServerResponse) => void) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const address = pageAddress(request)
    if (address === null || !cache.has(address)) return next(request, response)
    await layout()
    const page = cache.find(address)
    if (!page) return next(request, response)
    logRoute(response, page.route)
    log(request, response, () => sendKept(request, response, page, headers))
  }
