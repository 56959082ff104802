import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { usePageContext } from 'vike-react/usePageContext'
import type { PageContextServer } from 'vike/types'
import { HereContext, type Here } from '#web/here.ts'
import { makeHref } from '#web/data/href.ts'
import { pageTold } from '#web/head/page-told.ts'
import { WordsContext } from '#web/i18n/words.ts'

const render = (element: ReactElement, identifierPrefix: string) => renderToString(element, { identifierPrefix })

/** Surrounds pages that are only ever rendered on the server: links, texts, and a way to render islands and fillings apart. */
export const HtmlFrame = ({ children }: { children: ReactNode }) => {
  const pageContext = usePageContext() as PageContextServer
  const { house, config } = pageContext
  const { path, failed, head } = pageTold(pageContext)
  let counted = 0
  const here: Here = {
    house,
    href: makeHref(config.routes ?? {}, house.language),
    name: config.routeName,
    path: failed ? '/' : path,
    crumbs: head.crumbs ?? [],
    apart: { render, count: () => counted++, pick: house.pick },
  }
  return (
    <WordsContext value={{ language: house.language, t: house.t }}>
      <HereContext value={here}>{children}</HereContext>
    </WordsContext>
  )
}
