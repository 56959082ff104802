import { memo, useEffect, useMemo, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { makeHref } from '#web/data/href.ts'
import type { PageData } from '#web/data/page-data.ts'
import { PageFrameContext, type PageFrame } from '#web/here.ts'
import { tiny } from '#web/i18n/tiny.ts'
import { WordsContext } from '#web/i18n/words.ts'

/** Surrounds pages that wake whole; made of the same JSON on the server and in the browser, so that both render the same. */
export const AppFrame = ({ children }: { children: ReactNode }) => {
  const { carried, data, routeParams: params = {} } = usePageContext()
  if (!carried) throw new Error('A page in mode app without what it carries')
  const { context, routes, top, tabs, footer, messages, name, path } = carried
  const { head } = (data ?? {}) as Partial<PageData<unknown>>
  const words = useMemo(() => ({ language: context.language, t: tiny(context.language, messages) }), [context.language, messages])
  const page = useMemo<PageFrame>(
    () => ({
      ...{ context, href: makeHref(routes, context.language), name, path, params, data },
      top: () => <Top html={top} />,
      tabs: (area) => tabs[area],
      footer: () => footer,
      crumbs: head?.crumbs ?? [],
    }),
    [context, routes, top, tabs, footer, name, path, head, params, data],
  )
  useEffect(() => {
    const { user } = context
    // It reads the document, which the server has not. A private page knows by the cookie who has signed in, and the browser may not.
    void import('#web/islands/wake.ts').then(async () => user && (await import('#web/session/who.ts')).setUser(user))
  }, [context])
  return (
    <WordsContext value={words}>
      <PageFrameContext value={page}>{children}</PageFrameContext>
    </WordsContext>
  )
}

/** HTML that the server has made stays as it is, and its islands wake by themselves; drawn anew only where it says something else. */
const Top = memo(({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML (shells/carry.tsx)
  <x-part of="top" dangerouslySetInnerHTML={{ __html: html }} />
))
