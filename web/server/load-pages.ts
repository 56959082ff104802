import { readFileSync } from 'node:fs'
import type { Render } from './page-result.ts'
import { renderByVike } from './render-by-vike.ts'
import type { makeStaticRenderer } from './static-renderer/entry.ts'

const built = new URL('../../dist/web/', import.meta.url)

/** Loads the built pages, once at start in production, and returns their renderer: static pages by the static renderer, all others by Vike. */
export const loadPages = async (): Promise<Render> => {
  // Vike's entry must be loaded first: it sets React to production mode.
  await import(new URL('server/entry.mjs', built).href)
  const bundle = (await import(new URL('server/static-renderer.mjs', built).href)) as {
    readonly makeStaticRenderer: typeof makeStaticRenderer
  }
  const renderStatic = bundle.makeStaticRenderer(JSON.parse(readFileSync(new URL('assets.json', built), 'utf8')))
  return async (page, context) => (await renderStatic(page, context)) ?? renderByVike(page, context)
}
