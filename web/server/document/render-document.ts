import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { onRenderHtml } from 'vike-react/__internal/integration/onRenderHtml'
import { preloadedFont } from './preloaded-font.ts'

/** Renders vike-react's document, but preloads only one font. */
export const renderDocument = async (pageContext: PageContextServer) => ({
  documentHtml: await (onRenderHtml as (pageContext: PageContextServer) => Promise<unknown>)(pageContext),
  injectFilter: (assets: InjectFilterEntry[]) => {
    const font = preloadedFont(pageContext.context.language)
    for (const asset of assets) if (asset.assetType === 'font' && !asset.src.includes(font)) asset.inject = false
  },
})
