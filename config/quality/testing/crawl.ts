import { languages, prefixOf } from '#core/kernel/language.ts'
import { isPrivate } from '#web/runtime/href.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'

type Get = (path: string) => Promise<Response>

/** Page that the crawl visited, and the page that links to it. */
export interface CrawledPage {
  readonly status: number
  readonly from: string
  /** Absent where the response is not HTML. */
  readonly page?: ParsedPage
}

/** Returns the paths of a sitemap. */
const locations = async (get: Get, path: string): Promise<readonly string[]> =>
  [...(await (await get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)

/**
 * Returns a filter of addresses that accepts `size` of those that have the same path and combination of two or more
 * parameters, whatever their values: filters, orders and views multiply to thousands of pages that one template
 * renders.
 */
export const sampleCombinations = (size: number): ((address: string) => boolean) => {
  const counts = new Map<string, number>()
  return (address) => {
    const { pathname, searchParams } = new URL(address, 'http://kredka.test')
    if (searchParams.size < 2) return true
    const combination = [pathname, ...[...searchParams.keys()].toSorted()].join(' ')
    const count = (counts.get(combination) ?? 0) + 1
    counts.set(combination, count)
    return count <= size
  }
}

/**
 * Follows every link, without JavaScript, from the home page in three languages and from all sitemap pages, and a
 * sample of combinations of parameters; throws above `maxPages`.
 */
export const crawl = async (get: Get, publicUrl: string, maxPages = 3000): Promise<ReadonlyMap<string, CrawledPage>> => {
  const sitemapPaths = (await Promise.all((await locations(get, '/sitemap.xml')).map((path) => locations(get, path)))).flat()
  const home = languages.map((language) => prefixOf[language] || '/')
  const visited = new Map<string, CrawledPage>()
  const known = new Set<string>()
  const sampled = sampleCombinations(5)
  const queue: { readonly path: string; readonly from: string }[] = []
  const enqueue = (path: string, from: string) => {
    if (known.has(path)) return
    known.add(path)
    if (!sampled(path)) return
    queue.push({ path, from })
  }
  for (const path of home) enqueue(path, 'home')
  for (const path of sitemapPaths) enqueue(path, 'sitemap')
  let position = 0
  const walk = async () => {
    for (let next = queue[position++]; next; next = queue[position++]) {
      if (known.size > maxPages) throw new Error(`more than ${maxPages} pages`)
      const { path, from } = next
      const response = await get(path)
      const html = (response.headers.get('content-type') ?? '').includes('text/html')
      const page = html ? parsePage(await response.text()) : undefined
      visited.set(path, { status: response.status, from, ...(page && { page }) })
      for (const href of page?.links ?? []) {
        const at = new URL(href, publicUrl + path)
        if (at.origin === publicUrl && !isPrivate(at.pathname)) enqueue(at.pathname + at.search, path)
      }
    }
    position--
  }
  // Three workers run at once. A worker ends when the queue is empty; pages that the others add later start another round.
  while (position < queue.length) await Promise.all([walk(), walk(), walk()])
  return visited
}

/** Returns message keys that appear untranslated in a page's visible text: `catalogue.country.lead`, `NO_ELEMENTS`. */
export const untranslatedKeys = (text: string, namespaces: readonly string[]): readonly string[] =>
  text.match(new RegExp(`(?<![\\w@./-])(${namespaces.join('|')})\\.(?!test\\b)[a-z][\\w.-]+|\\b[A-Z]{2,}_[A-Z_]{3,}\\b`, 'g')) ?? []
