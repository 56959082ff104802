import { readFileSync } from 'node:fs'
import { renderPage } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { isPageDataRequest } from '../runtime/page-data-path.ts'
import type { makeStaticRenderer, StaticRenderer } from './static-renderer/entry.ts'
import type { FormPost } from '../runtime/form-post.ts'
import { cachePolicyOf, type RenderedPage } from './page-result.ts'

type RenderRequest = Parameters<StaticRenderer>[0]
type VikeResponse = Awaited<ReturnType<typeof renderPage>> & Partial<Pick<PageContextServer, 'config' | 'data'>>

const built = new URL('../../dist/web/', import.meta.url)

/** Renders the page at `url`, which has no language prefix: the language is in the request context. */
export type Render = (request: RenderRequest) => Promise<RenderedPage>

/** Loads the built pages, once at start in production, and returns their renderer: static pages by our static renderer, all others by Vike. */
export const loadPages = async (): Promise<Render> => {
  // Vike's entry must be loaded first: it sets React to production mode.
  await import(new URL('server/entry.mjs', built).href)
  const bundle = (await import(new URL('server/static-renderer.mjs', built).href)) as {
    readonly makeStaticRenderer: typeof makeStaticRenderer
  }
  const renderStatic = bundle.makeStaticRenderer(JSON.parse(readFileSync(new URL('assets.json', built), 'utf8')))
  return async (request) => (await renderStatic(request)) ?? renderByVike(request)
}

/** Renders a page by Vike: every page in development, in production the pages that are hydrated as a whole. */
export const renderByVike: Render = async ({ url, context }) => {
  const rendered: VikeResponse = await renderPage({ urlOriginal: url, context })
  const { statusCode, headers, body } = rendered.httpResponse
  const status = context.posted ? formStatusOf(statusCode, context.posted) : statusCode
  if (!isPageDataRequest(url))
    return { status, headers, body, cachePolicy: status === 200 ? cachePolicyOf(context.path, rendered.data) : undefined }
  // Static pages and error pages have no JSON data for client-side navigation: browsers load the whole document.
  return rendered.config?.hydration === 'islands'
    ? { status: 404, headers: [], body: '' }
    : { status, headers: [...headers, ['Cache-Control', 'no-store']], body }
}

/** Returns the status after a form post: Vike answers 200 for a rejected form and 302 for the redirect after an accepted one. */
const formStatusOf = (status: number, { rejected }: FormPost) => {
  if (status === 302) return 303
  return status === 200 && rejected ? rejected.status : status
}
