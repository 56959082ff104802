import { renderToString } from 'react-dom/server'
import type { PageContextServer } from 'vike/types'
import type { SerializedPage } from '#web/data/carried.ts'
import { makeHref } from '#web/data/href.ts'
import { pageTold } from '#web/head/page-told.ts'
import { tabAreas } from '#web/plugin-ui.ts'
import { FrameTop } from './parts/FrameTop.tsx'
import { footerLinks } from './footer-links.ts'
import { ReadingFrame } from './ReadingFrame.tsx'
import { shownTabs } from './shown-tabs.ts'

/** Packs what the browser needs, after the page's data and for its first HTML as for each later change of page. */
export const carry = (pageContext: PageContextServer): { readonly pageContext: { readonly carried: SerializedPage } } => {
  const { context, config } = pageContext
  const { language, path, publicUrl, environment, supportPhone, operator, user } = context
  const told = pageTold(pageContext)
  const routes = config.routes ?? {}
  const href = makeHref(routes, language)
  const top = renderToString(
    <ReadingFrame of={pageContext}>
      <FrameTop />
    </ReadingFrame>,
  )
  return {
    pageContext: {
      carried: {
        // What plugins show in the frame is drawn in `top`: no browser needs its data too.
        context: { language, path, publicUrl, environment, supportPhone, operator, layout: {}, user },
        title: told.title,
        path: told.path,
        name: config.routeName,
        routes,
        top,
        tabs: Object.fromEntries(tabAreas.map((area) => [area, shownTabs(area, context.t, href)])) as unknown as SerializedPage['tabs'],
        footer: footerLinks(context.t, href),
        messages: context.pick(config.messages ?? []),
      },
    },
  }
}
