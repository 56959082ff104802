import { useEffect, useMemo, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { makeHref } from '#web/data/href.ts'
import type { PageData } from '#web/data/page-data.ts'
import { HereContext, type Here } from '#web/here.ts'
import { tiny } from '#web/i18n/tiny.ts'
import { WordsContext } from '#web/i18n/words.ts'

/** Surrounds pages that wake whole; made of the same JSON on the server and in the browser, so that both render the same. */
export const AppFrame = ({ children }: { children: ReactNode }) => {
  const { carried, data, routeParams: params = {} } = usePageContext()
  if (!carried) throw new Error('A page in mode app without what it carries')
  const { house, routes, messages, name, path } = carried
  const { head } = (data ?? {}) as Partial<PageData<unknown>>
  const words = useMemo(() => ({ language: house.language, t: tiny(house.language, messages) }), [house.language, messages])
  const here = useMemo<Here>(
    () => ({ house, href: makeHref(routes, house.language), name, path, crumbs: head?.crumbs ?? [], params, data }),
    [house, routes, name, path, head, params, data],
  )
  // It reads the document, which the server has not.
  useEffect(() => void import('#web/islands/frame.ts'), [])
  return (
    <WordsContext value={words}>
      <HereContext value={here}>{children}</HereContext>
    </WordsContext>
  )
}
