import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { makeHref } from '#web/data/href.ts'
import type { PageContext } from '#web/data/page-context.ts'
import { errorTold } from '#web/head/error-told.ts'
import { pageTold } from '#web/head/page-told.ts'
import { PageFrameContext, type PageFrame } from '#web/here.ts'
import { WordsContext } from '#web/i18n/words.ts'
import { FrameTop } from './parts/FrameTop.tsx'
import { footerLinks } from './footer-links.ts'
import { shownTabs } from './shown-tabs.ts'

const render = (element: ReactElement, identifierPrefix: string) => renderToString(element, { identifierPrefix })

/** Surrounds pages that are only ever rendered on the server: links, texts, and a way to render islands and fillings apart. */
export const ReadingFrame = ({ of, children }: { of: PageContext; children: ReactNode }) => {
  const { context, config, routeParams, data } = of
  const { path, failed, head } = pageTold(of)
  const href = makeHref(config.routes ?? {}, context.language)
  let counted = 0
  const page: PageFrame = {
    context,
    href,
    top: () => <FrameTop />,
    tabs: (area) => shownTabs(area, context.t, href),
    footer: () => footerLinks(context.t, href),
    name: config.routeName,
    backLink: config.backLink,
    path: failed ? '/' : path,
    crumbs: head.crumbs ?? [],
    params: routeParams,
    data,
    background: config.background,
    posted: context.posted,
    error: errorTold(of),
    isolated: { render, count: () => counted++, pick: context.pick },
  }
  return (
    <WordsContext value={{ language: context.language, t: context.t }}>
      <PageFrameContext value={page}>{children}</PageFrameContext>
    </WordsContext>
  )
}
