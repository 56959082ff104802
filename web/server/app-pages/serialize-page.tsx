import { renderToString } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import { makeHref } from '#web/runtime/href.ts'
import { pageMetaOf } from '#web/runtime/page-meta.ts'
import { pageParams } from '#web/runtime/page-params.ts'
import { noContributions } from '#web/runtime/plugin-ui.ts'
import type { SerializedPage } from '#web/runtime/serialized-page.ts'
import { LayoutTop } from '../../ui/layouts/components/LayoutTop.tsx'
import { SlimTop } from '../../ui/layouts/components/SlimTop.tsx'
import { footerLinks } from '../../ui/layouts/footer-links.ts'
import { resolveAllTabs } from '../../ui/layouts/resolve-tabs.ts'
import { SharedDrawings } from '../../ui/primitives/SharedDrawings.tsx'
import { StaticPageProvider } from '../document/StaticPageProvider.tsx'
import { loadAppData } from './load-app-data.ts'

/** Vike hook that builds the serialized page, for the first HTML and for each client-side navigation; runs after the data hook. */
export const serializePage = async (
  pageContext: PageContextServer,
): Promise<{ readonly pageContext: { readonly serializedPage: SerializedPage } }> => {
  const appData = await loadAppData(pageContext)
  const { context, config } = pageContext
  const { contributions = noContributions } = config
  const { language, path, publicUrl, environment, supportPhone, operator, user } = context
  const meta = pageMetaOf(pageContext)
  const routes = config.routes ?? {}
  const href = makeHref(routes, language)
  const topHtml = renderToString(
    <StaticPageProvider of={pageContext}>
      {config.layoutSlim ? <SlimTop withAccount /> : <LayoutTop />}
      <SharedDrawings />
    </StaticPageProvider>,
  )
  return {
    pageContext: {
      serializedPage: {
        // Layout data is already rendered into `topHtml`, so that browsers do not need it.
        context: { language, path, publicUrl, environment, supportPhone, operator, layout: {}, user },
        ...(context.posted?.rejected && { posted: context.posted }),
        title: meta.title,
        path: meta.path,
        params: pageParams(pageContext),
        name: config.routeName,
        background: config.background,
        routes,
        topHtml,
        tabs: resolveAllTabs(contributions.tabs, context.t, href),
        footer: footerLinks(contributions, context.t, href),
        messages: context.pick(config.messages ?? []),
        ...appData,
      },
    },
  }
}
