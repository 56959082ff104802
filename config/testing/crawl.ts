import { languages, prefixOf } from '#core/kernel/language.ts'
import { isPrivate } from '#web/data/href.ts'
import { type ReadPage, readPage } from './html.ts'

type Get = (path: string) => Promise<Response>

/** A page that a crawl came to, and from where. */
export interface Visited {
  readonly status: number
  readonly from: string
  /** Absent where the answer is no HTML. */
  readonly page?: ReadPage
}

/** The paths of a sitemap. */
const locations = async (get: Get, path: string): Promise<readonly string[]> =>
  [...(await (await get(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname)

/** Follows every link from the home page in three languages, and from whatever the sitemap names, without JavaScript; at most `most` pages. */
export const crawl = async (get: Get, publicUrl: string, most = 3000): Promise<ReadonlyMap<string, Visited>> => {
  const listed = (await Promise.all((await locations(get, '/sitemap.xml')).map((path) => locations(get, path)))).flat()
  const home = languages.map((language) => prefixOf[language] || '/')
  const visited = new Map<string, Visited>()
  const known = new Set<string>()
  const queue: { readonly path: string; readonly from: string }[] = []
  const meet = (path: string, from: string) => {
    if (known.has(path)) return
    known.add(path)
    queue.push({ path, from })
  }
  for (const path of home) meet(path, 'home')
  for (const path of listed) meet(path, 'sitemap')
  let turn = 0
  const walk = async () => {
    for (let next = queue[turn++]; next; next = queue[turn++]) {
      if (known.size > most) throw new Error(`more than ${most} pages`)
      const { path, from } = next
      const answer = await get(path)
      const html = (answer.headers.get('content-type') ?? '').includes('text/html')
      const page = html ? readPage(await answer.text()) : undefined
      visited.set(path, { status: answer.status, from, ...(page && { page }) })
      for (const href of page?.links ?? []) {
        const at = new URL(href, publicUrl + path)
        if (at.origin === publicUrl && !isPrivate(at.pathname)) meet(at.pathname + at.search, path)
      }
    }
    turn--
  }
  // One page is drawn while another is read. Who finds the queue empty leaves; what the last ones add is walked again.
  while (turn < queue.length) await Promise.all([walk(), walk(), walk()])
  return visited
}

/** Message keys that stand raw in a page's visible text: `catalogue.country.lead`, `NO_ELEMENTS`. */
export const rawKeys = (text: string, namespaces: readonly string[]): readonly string[] =>
  text.match(new RegExp(`(?<![\\w@./-])(${namespaces.join('|')})\\.(?!test\\b)[a-z][\\w.-]+|\\b[A-Z]{2,}_[A-Z_]{3,}\\b`, 'g')) ?? []
