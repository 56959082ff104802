import { finishPage } from '#adapters/http/page-response.ts'
import { clockTime } from '#core/kernel/dates.ts'
import { languages, tagOf } from '#core/kernel/language.ts'
import type { CachedPage, StalePage } from '#core/ports/page-cache.ts'
import type { Translator } from '#core/ports/translator.ts'

/** Returns the page with a notice of its age; each is made once. */
export type MarkStale = (stale: StalePage) => Promise<CachedPage>

/** Creates the function that marks stale pages in their language. */
export const makeStaleMark = (translator: Translator): MarkStale => {
  const marked = new WeakMap<CachedPage, { readonly since: number; readonly page: Promise<CachedPage> }>()

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

  return (stale) => {
    if (!stale.page.contentType.startsWith('text/html')) return Promise.resolve(stale.page)
    // Milliseconds differ with each request.
    const since = Math.round(stale.since.getTime() / 60_000)
    const known = marked.get(stale.page)
    if (known?.since === since) return known.page
    const page = mark(stale)
    marked.set(stale.page, { since, page })
    return page
  }
}
