import { setTimeout as sleep } from 'node:timers/promises'
import { languages, prefixOf, splitLanguage } from '#core/kernel/language.ts'
import { isPrivate } from '#web/runtime/href.ts'
import { type ParsedPage, parsePage } from './parse-page.ts'

/** Number of pages above which a crawl is taken for endless. */
const maxPages = 3000

type Get = (path: string) => Promise<Response>

/** Response that the crawl got, and the page that links to its address. */
export interface CrawledPage {
  readonly status: number
  readonly from: string
  readonly html: string
  /** Absent where the response is not HTML. */
  readonly page?: ParsedPage
}

/** Results of a crawl, by path. */
export interface Crawl {
  readonly visited: ReadonlyMap<string, CrawledPage>
  /** Private pages that others link to, which are not visited. */
  readonly closed: ReadonlySet<string>
}

/** Returns the paths of all parts of the sitemap. */
export const sitemapPaths = async (get: Get): Promise<readonly string[]> => {
  const locations = async (path: string) =>
    [...(await (await get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat()
}

/**
 * Returns a filter of addresses that accepts those without parameters, and of each kind of page, language and
 * combination of parameters `size`, whatever their values: filters, orders, views and search texts multiply to thousands
 * of pages that one template renders. Pages are of a kind if their paths begin alike and are equally long.
 */
const sampleCombinations = (size: number): ((address: string) => boolean) => {
  const counts = new Map<string, number>()
  return (address) => {
    const { pathname, searchParams } = new URL(address, 'http://kredka.test')
    if (searchParams.size === 0) return true
    const { language, path } = splitLanguage(pathname)
    const [, first, ...more] = path.split('/')
    const combination = [language, first, more.length, ...[...searchParams.keys()].toSorted()].join(' ')
    const count = (counts.get(combination) ?? 0) + 1
    counts.set(combination, count)
    return count <= size
  }
}

/**
 * Follows every link, without JavaScript, from the home page in three languages, with `sitemap` from its pages too, and
 * a sample of combinations of parameters; throws above `maxPages`.
 */
export const crawl = async (get: Get, publicUrl: string, { sitemap }: { readonly sitemap: boolean }): Promise<Crawl> => {
  // Pages of search texts are unavailable while the names are read for the first time.
  while ((await get('/szukaj?q=krakow')).status === 503) await sleep(200)
  const home = languages.map((language) => prefixOf[language] || '/')
  const visited = new Map<string, CrawledPage>()
  const closed = new Set<string>()
  const known = new Set<string>()
  const sampled = sampleCombinations(2)
  const queue: { readonly path: string; readonly from: string }[] = []
  const enqueue = (path: string, from: string) => {
    if (known.has(path)) return
    known.add(path)
    if (sampled(path)) queue.push({ path, from })
  }
  for (const path of home) enqueue(path, 'home')
  if (sitemap) for (const path of await sitemapPaths(get)) enqueue(path, 'sitemap')
  let position = 0
  const walk = async () => {
    for (let next = queue[position++]; next; next = queue[position++]) {
      if (visited.size > maxPages) throw new Error(`more than ${maxPages} pages`)
      const { path, from } = next
      const response = await get(path)
      const html = await response.text()
      const isPage = (response.headers.get('content-type') ?? '').includes('text/html')
      const page = isPage ? parsePage(html) : undefined
      visited.set(path, { status: response.status, from, html, ...(page && { page }) })
      for (const href of page?.links ?? []) {
        const at = new URL(href, publicUrl + path)
        if (at.origin !== publicUrl) continue
        if (isPrivate(at.pathname)) closed.add(at.pathname)
        else enqueue(at.pathname + at.search, path)
      }
    }
    position--
  }
  // Three workers run at once. A worker ends when the queue is empty; pages that the others add later start another round.
  while (position < queue.length) await Promise.all([walk(), walk(), walk()])
  return { visited, closed }
}

/** Returns message keys that appear untranslated in a page's visible text: `catalogue.country.lead`, `NO_ELEMENTS`. */
export const untranslatedKeys = (text: string, namespaces: readonly string[]): readonly string[] =>
  text.match(new RegExp(`(?<![\\w@./-])(${namespaces.join('|')})\\.(?!test\\b)[a-z][\\w.-]+|\\b[A-Z]{2,}_[A-Z_]{3,}\\b`, 'g')) ?? []
