import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { errorPageOf } from '#web/runtime/error-page.ts'
import { makeHref } from '#web/runtime/href.ts'
import { type CurrentPage, CurrentPageContext, type IsolatedRender } from '#web/runtime/page.ts'
import type { PageContext } from '#web/runtime/page-context.ts'
import { pageMetaOf } from '#web/runtime/page-meta.ts'
import { noContributions } from '#web/runtime/plugin-ui.ts'
import { LayoutTop } from '#web/ui/layouts/components/LayoutTop.tsx'
import { SlimTop } from '#web/ui/layouts/components/SlimTop.tsx'
import { footerLinks } from '#web/ui/layouts/footer-links.ts'
import { resolveTabs } from '#web/ui/layouts/resolve-tabs.ts'
import { StaticTexts } from './StaticTexts.tsx'

interface Props {
  readonly of: PageContext
  /** Places HTML that many pages repeat. Default: the HTML itself. */
  readonly place?: IsolatedRender['place']
  readonly children: ReactNode
}

const itself: IsolatedRender['place'] = ({ html }) => html
const render = (element: ReactElement, identifierPrefix: string) => renderToString(element, { identifierPrefix })

/** Provides page and i18n context for pages that are rendered only on the server. */
export const StaticPageProvider = ({ of, place = itself, children }: Props) => {
  const { context, config, routeParams, data } = of
  const { path, failed, head } = pageMetaOf(of)
  const { contributions = noContributions } = config
  const href = makeHref(config.routes ?? {}, context.language)
  let counted = 0
  const page: CurrentPage = {
    context,
    href,
    renderTop: () => (config.layoutSlim ? <SlimTop /> : <LayoutTop />),
    slim: config.layoutSlim,
    tabs: (area) => resolveTabs(contributions.tabs, area, context.t, href),
    footer: () => footerLinks(contributions, context.t, href),
    fills: config,
    loginDialog: contributions.loginDialog,
    userCard: contributions.userCard,
    name: config.routeName,
    backLink: config.backLink,
    path: failed ? '/' : path,
    crumbs: head.crumbs ?? [],
    params: routeParams,
    data,
    background: config.background,
    posted: context.posted,
    error: errorPageOf(of),
    isolated: { render, place, count: () => counted++, drawings: new Set(), pick: context.pick },
  }
  return (
    <StaticTexts of={context}>
      <CurrentPageContext value={page}>{children}</CurrentPageContext>
    </StaticTexts>
  )
}
