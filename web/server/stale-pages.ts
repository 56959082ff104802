import type { IncomingMessage } from 'node:http'
import { finishPage, pageAddress } from '#adapters/http/page-response.ts'
import { makeSession } from '#adapters/http/session-cookie.ts'
import { clockTime } from '#core/kernel/dates.ts'
import { languages, tagOf } from '#core/kernel/language.ts'
import type { Clock } from '#core/ports/clock.ts'
import type { CachedPage, PageCache, StalePage } from '#core/ports/page-cache.ts'
import type { Translator } from '#core/ports/translator.ts'

/** Last page for a visitor while the database is away, with a notice of its age, and its headers. */
interface StaleAnswer {
  readonly page: CachedPage
  readonly headers: Readonly<Record<string, string>>
}

/** Returns the last page at the address of a request; `null` where there is none, and for signed-in users. */
export type ReadStale = (request: IncomingMessage) => Promise<StaleAnswer | null>

/** RFC 9211: a cached answer that could not be validated. */
const staleHeaders = { 'Cache-Control': 'no-store', 'Cache-Status': 'kredka; hit; detail="database unavailable"' }

/** Creates the function that inserts a notice into stale pages, in their language; each is made once in a minute. */
const makeMark = (translator: Translator) => {
  const marked = new WeakMap<CachedPage, { readonly minute: number; readonly page: Promise<CachedPage> }>()

  const mark = async ({ page, since }: StalePage): Promise<CachedPage> => {
    const html = Buffer.from(await page.encoded('identity')).toString()
    const [, tag] = /<html[^>]* lang="([a-z]+)"/.exec(html) ?? []
    const language = languages.find((one) => tagOf[one] === tag) ?? 'pl'
    const text = translator.for(language)('shell.status.stale', { time: clockTime(since.toISOString(), language) })
    const notice = `<p class="stale-notice" role="status">${text}</p>`
    return finishPage(
      html.replace(/<body[^>]*>/, (body) => body + notice),
      page.contentType,
      page.route,
      2,
    )
  }

  return (stale: StalePage): Promise<CachedPage> => {
    if (!stale.page.contentType.startsWith('text/html')) return Promise.resolve(stale.page)
    const minute = Math.floor(stale.since.getTime() / 60_000)
    const known = marked.get(stale.page)
    if (known?.minute === minute) return known.page
    const page = mark(stale)
    marked.set(stale.page, { minute, page })
    return page
  }
}

interface Dependencies {
  readonly cache: Pick<PageCache, 'findStale'>
  readonly translator: Translator
  readonly clock: Clock
  readonly publicUrl: string
}

/** Creates the reader of stale pages. */
export const makeStaleReader = ({ cache, translator, clock, publicUrl }: Dependencies): ReadStale => {
  const session = makeSession(publicUrl)
  const markStale = makeMark(translator)
  return async (request) => {
    const address = pageAddress(request)
    if (address === null || session.peek(request) !== null || request.headers.authorization !== undefined) return null
    const stale = cache.findStale(address)
    if (!stale) return null
    const age = Math.max(0, Math.round((clock.now().getTime() - stale.since.getTime()) / 1000))
    return { page: await markStale(stale), headers: { ...staleHeaders, Age: String(age) } }
  }
}
