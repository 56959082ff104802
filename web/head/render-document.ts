import { onRenderHtml } from 'vike-react/__internal/integration/onRenderHtml'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'
import { firstFont } from './first-font.ts'

/** vike-react's document, with one font fetched early instead of all. */
export const renderDocument = async (pageContext: PageContextServer) => ({
  documentHtml: await (onRenderHtml as (pageContext: PageContextServer) => Promise<unknown>)(pageContext),
  injectFilter: (assets: InjectFilterEntry[]) => {
    const font = firstFont(pageContext.context.language)
    for (const asset of assets) if (asset.assetType === 'font' && !asset.src.includes(font)) asset.inject = false
  },
})
