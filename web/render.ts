import { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { asksForData } from './data/data-address.ts'
import type { House } from './data/house.ts'

/** A rendered answer, ready for any HTTP server or cache. */
export interface Rendered {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** Set when the page redirects. */
  readonly location?: string
}

type Answer = Awaited<ReturnType<typeof renderPage>> & Partial<Pick<PageContextServer, 'config'>>

/** Loads the built pages; called once at start in production, where no development middleware is there to find them. */
export const loadPages = (): Promise<unknown> => import(new URL('../dist/web/server/entry.mjs', import.meta.url).href)

/** Renders the page at `url`, which bears no language prefix: the language travels in the house. */
export const renderHtml = async ({ url, house }: { readonly url: string; readonly house: House }): Promise<Rendered> => {
  const rendered: Answer = await renderPage({ urlOriginal: url, house })
  const { statusCode, headers, body } = rendered.httpResponse
  // A page that stays on the server, an error too, has no data for browsers: they load it whole.
  if (asksForData(url))
    return rendered.config?.wakes === 'islands'
      ? { status: 404, headers: [], body: '' }
      : { status: statusCode, headers: [...headers, ['Cache-Control', 'no-store']], body }
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  return { status: statusCode, headers, body, ...(location === undefined ? {} : { location }) }
}
