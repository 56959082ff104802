import { readFileSync } from 'node:fs'
import { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { asksForData } from './data/data-address.ts'
import type { makeReading, Reading } from './reading/entry.ts'
import type { FormPost } from './data/posted.ts'
import { cachePolicyOf, type Rendered } from './rendered.ts'

type Asked = Parameters<Reading>[0]
type Answer = Awaited<ReturnType<typeof renderPage>> & Partial<Pick<PageContextServer, 'config' | 'data'>>

const built = new URL('../dist/web/', import.meta.url)

/** Renders the page at `url`, which bears no language prefix: the language travels in the house. */
export type Render = (asked: Asked) => Promise<Rendered>

/** Loads the built pages, once at start in production, and gives what renders them: pages for reading are drawn by us, the rest by Vike. */
export const loadPages = async (): Promise<Render> => {
  // Vike's entry comes first: it tells React that this is production.
  await import(new URL('server/entry.mjs', built).href)
  const pages = (await import(new URL('server/reading.mjs', built).href)) as { readonly makeReading: typeof makeReading }
  const reading = pages.makeReading(JSON.parse(readFileSync(new URL('assets.json', built), 'utf8')))
  return async (asked) => (await reading(asked)) ?? renderByVike(asked)
}

/** Renders any page by Vike: all of them in development, in production those that wake whole. */
export const renderByVike: Render = async ({ url, context }) => {
  const rendered: Answer = await renderPage({ urlOriginal: url, house: context })
  const { statusCode, headers, body } = rendered.httpResponse
  const status = context.posted ? statusOfForm(statusCode, context.posted) : statusCode
  if (!asksForData(url)) return { status, headers, body, cache: status === 200 ? cachePolicyOf(context.path, rendered.data) : undefined }
  // A page that stays on the server, an error too, has no data for browsers: they load it whole.
  return rendered.config?.hydration === 'islands'
    ? { status: 404, headers: [], body: '' }
    : { status, headers: [...headers, ['Cache-Control', 'no-store']], body }
}

/** Vike knows neither a page shown again because of its form nor the redirect after one that was taken. */
const statusOfForm = (status: number, { rejected: refused }: FormPost) => {
  if (status === 302) return 303
  return status === 200 && refused ? refused.status : status
}
