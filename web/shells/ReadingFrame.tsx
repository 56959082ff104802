import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { makeHref } from '#web/data/href.ts'
import type { PageContext } from '#web/data/page-context.ts'
import { errorTold } from '#web/head/error-told.ts'
import { pageTold } from '#web/head/page-told.ts'
import { HereContext, type Here } from '#web/here.ts'
import { WordsContext } from '#web/i18n/words.ts'
import { FrameTop } from './parts/FrameTop.tsx'
import { footerLinks } from './footer-links.ts'
import { shownTabs } from './shown-tabs.ts'

const render = (element: ReactElement, identifierPrefix: string) => renderToString(element, { identifierPrefix })

/** Surrounds pages that are only ever rendered on the server: links, texts, and a way to render islands and fillings apart. */
export const ReadingFrame = ({ of, children }: { of: PageContext; children: ReactNode }) => {
  const { house, config, routeParams, data } = of
  const { path, failed, head } = pageTold(of)
  const href = makeHref(config.routes ?? {}, house.language)
  let counted = 0
  const here: Here = {
    house,
    href,
    top: () => <FrameTop />,
    tabs: (area) => shownTabs(area, house.t, href),
    footer: () => footerLinks(house.t, href),
    name: config.routeName,
    back: config.back,
    path: failed ? '/' : path,
    crumbs: head.crumbs ?? [],
    params: routeParams,
    data,
    ground: config.ground,
    posted: house.posted,
    error: errorTold(of),
    apart: { render, count: () => counted++, pick: house.pick },
  }
  return (
    <WordsContext value={{ language: house.language, t: house.t }}>
      <HereContext value={here}>{children}</HereContext>
    </WordsContext>
  )
}
