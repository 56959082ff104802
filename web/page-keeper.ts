import type { IncomingMessage } from 'node:http'
import { pageAddress } from '#adapters/http/page-answer.ts'
import { pageTags } from '#core/kernel/page-tags.ts'
import { endOfDay } from '#core/kernel/warsaw.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { CachedPage, PageCache } from '#core/ports/page-cache.ts'
import type { CachePolicy } from './rendered.ts'

/** Keeps the page that is about to be made; to be asked for when its frame is read and nothing else of it. */
export type PageKeeper = (request: IncomingMessage) => (page: CachedPage, keep: CachePolicy) => void

/** Keeps pages under their addresses until what they are about is purged, the frame changes, or the day of their making ends. */
export const makePageKeeper =
  ({ cache, clock }: { readonly cache: PageCache; readonly clock: Clock }): PageKeeper =>
  (request) => {
    const address = pageAddress(request)
    const mark = cache.mark()
    const midnight = endOfDay(clock.now())
    return (page, { tags, freshUntil = midnight }) => {
      if (address === null || mark === null) return
      cache.keep(address, page, { tags: [...tags, pageTags.layout], freshUntil: freshUntil < midnight ? freshUntil : midnight }, mark)
    }
  }
