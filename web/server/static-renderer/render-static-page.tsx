import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { tagOf } from '#core/kernel/language.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import { pageMetaOf } from '#web/runtime/page-meta.ts'
import { HeadTags } from '#web/server/document/HeadTags.tsx'
import { StaticPageProvider } from '#web/server/document/StaticPageProvider.tsx'
import type { BuiltPage } from './built-pages.ts'
import { repeatedBytes } from './repeated-bytes.ts'

/** HTML tags of the files that a page needs. */
export interface PageAssets {
  readonly styles: string
  /** Preloads the font of texts. */
  readonly font: string
  readonly script: string
}

/** Renders the HTML document of a static page as UTF-8. */
export const renderStaticPage = ({ Layout, Page }: BuiltPage, page: PageContext, { styles, font, script }: PageAssets): Buffer => {
  const { place, encode } = repeatedBytes()
  const body = renderToString(
    <StaticPageProvider of={page} place={place}>
      <Layout>
        <Page />
      </Layout>
    </StaticPageProvider>,
  )
  const tags = renderToStaticMarkup(<HeadTags of={page} />)
  const head = pageMetaOf(page).head.site?.theme?.ownTypeface ? styles : `${styles}${font}`
  return encode(
    `<!DOCTYPE html><html lang="${tagOf[page.context.language]}"><head><meta charset="UTF-8">${head}<meta name="viewport" content="width=device-width,initial-scale=1">${tags}</head><body><div id="root">${body}</div>${script}</body></html>`,
  )
}
