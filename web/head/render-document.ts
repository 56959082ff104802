import { onRenderHtml } from 'vike-react/__internal/integration/onRenderHtml'
import type { InjectFilterEntry, PageContextServer } from 'vike/types'

/** vike-react's document, with one font fetched early instead of all: the rest comes by `unicode-range`, when a page needs it. */
export const renderDocument = async (pageContext: PageContextServer) => ({
  documentHtml: await (onRenderHtml as (pageContext: PageContextServer) => Promise<unknown>)(pageContext),
  injectFilter: (assets: InjectFilterEntry[]) => {
    for (const asset of assets) {
      if (asset.assetType === 'font' && !asset.src.includes(firstFont(pageContext))) asset.inject = false
    }
  },
})

const firstFont = ({ house }: PageContextServer) => (house.language === 'ua' ? 'onest-cyrillic-wght' : 'onest-latin-wght')
