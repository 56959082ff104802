import { readFileSync } from 'node:fs'
import type { Render } from './page-result.ts'
import { renderByVike } from './render-by-vike.ts'
import type { makeStaticRenderer } from './static-renderer/entry.ts'

const built = new URL('../../dist/web/', import.meta.url)

let vikeEntry: Promise<unknown> | undefined

/** Loads Vike with the built pages, once: none of the static pages needs it. */
export const loadVike = (): Promise<unknown> => (vikeEntry ??= import(new URL('server/entry.mjs', built).href))

/**
 * Loads the built pages, once at start in production, and returns their renderer: static pages by the static renderer,
 * all others by Vike.
 */
export const loadPages = async (): Promise<Render> => {
  // Sets React to production mode, as Vike's entry does, which is loaded with the first page in mode `app`.
  process.env['NODE_ENV'] = 'production'
  const bundle = (await import(new URL('server/static-renderer.mjs', built).href)) as {
    readonly makeStaticRenderer: typeof makeStaticRenderer
  }
  const renderStatic = bundle.makeStaticRenderer(JSON.parse(readFileSync(new URL('assets.json', built), 'utf8')))
  return async (page, context) => {
    const rendered = await renderStatic(page, context)
    if (rendered) return rendered
    await loadVike()
    return renderByVike(page, context)
  }
}
