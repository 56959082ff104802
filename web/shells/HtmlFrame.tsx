import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { usePageContext } from 'vike-react/usePageContext'
import { HereContext, type Here } from '#web/here.ts'
import { makeHref } from '#web/data/href.ts'
import { WordsContext } from '#web/i18n/words.ts'

const renderApart = (element: ReactElement, identifierPrefix: string) => renderToString(element, { identifierPrefix })

/** Surrounds pages that are only ever rendered on the server: links, texts, and a way to render islands and fillings apart. */
export const HtmlFrame = ({ children }: { children: ReactNode }) => {
  const { house, config } = usePageContext()
  let counted = 0
  const here: Here = {
    house,
    href: makeHref(config.routes ?? {}, house.language),
    name: config.routeName,
    renderApart,
    count: () => counted++,
  }
  return (
    <WordsContext value={{ language: house.language, t: house.t }}>
      <HereContext value={here}>{children}</HereContext>
    </WordsContext>
  )
}
