import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { tagOf } from '#core/kernel/language.ts'
import type { RequestContext } from '#web/runtime/request-context.ts'
import { StaticPageProvider } from '#web/server/document/StaticPageProvider.tsx'
import { Gallery } from './Gallery.tsx'
import type { Settings } from './settings.ts'

/** Addresses of the pages to which samples link. */
const routes = { catalog_voivodeships: '/@type' }

/** Renders the gallery as an HTML document, which needs no script. */
export const renderGallery = (context: RequestContext, settings: Settings): string => {
  const page = { context, config: { routes }, routeParams: {}, urlParsed: { search: {}, searchAll: {} } }
  const body = renderToString(
    <StaticPageProvider of={page}>
      <Gallery settings={settings} />
    </StaticPageProvider>,
  )
  const head = renderToStaticMarkup(
    <>
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>Components – Kredka</title>
      <link rel="icon" href="/favicon.svg" />
      <link rel="stylesheet" href="/dev/ui/style.css" />
    </>,
  )
  const theme = settings.theme === 'system' ? '' : ` data-theme="${settings.theme}"`
  const font = settings.font === '1' ? '' : ` data-font="${settings.font}"`
  // A sample of rejected forms must not take the focus from the beginning of the page.
  const still = body.replaceAll(' autofocus=""', '')
  return `<!DOCTYPE html><html lang="${tagOf[settings.lang]}"${theme}${font}><head><meta charset="UTF-8">${head}</head><body>${still}</body></html>`
}
