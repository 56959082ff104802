import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { memo, type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { makeHref } from '#web/runtime/href.ts'
import { whenIdle } from '#web/runtime/islands/when-idle.ts'
import type { LoadedFills } from '#web/runtime/loaded-fills.ts'
import { type CurrentPage, CurrentPageContext } from '#web/runtime/page.ts'
import type { PageData } from '#web/runtime/page-data.ts'
import type { SerializedPage } from '#web/runtime/serialized-page.ts'
import { storeUser } from '#web/runtime/session/stored-user.ts'
import { PageTexts } from '../i18n/PageTexts.tsx'
import { takeLateInput } from './early-input.ts'
import { SerializedPageContext } from './serialized-page-context.ts'
import { useSessionState } from './session-state.ts'
import { useAppKit } from './use-app-kit.ts'

interface AppPageProps {
  readonly of: SerializedPage
  /** Result of the data hook of the page. */
  readonly data?: unknown
  readonly fills: LoadedFills
  readonly children: ReactNode
}

/**
 * Provides everything that an interactive page needs; from the same JSON on the server and in the browser, so that both render the
 * same.
 */
export const AppPage = ({ of: serializedPage, data, fills, children }: AppPageProps) => {
  const { context, posted, routes, topHtml, tabs, footer, messages, name, path, params, background } = serializedPage
  const { head } = (data ?? {}) as Partial<PageData<unknown>>
  const { client, store } = useAppKit(serializedPage, params)
  const page = useMemo<CurrentPage>(
    () => ({
      context,
      href: makeHref(routes, context.language),
      name,
      path,
      params,
      background,
      data,
      renderTop: () => <Top html={topHtml} />,
      tabs: ({ tabArea }) => tabs[tabArea] ?? [],
      footer: () => footer,
      fills,
      crumbs: head?.crumbs ?? [],
      posted,
    }),
    [context, posted, routes, topHtml, tabs, footer, name, path, head, params, background, data, fills],
  )
  useLayoutEffect(takeLateInput, [])
  // The server knows the user by the cookie, the browser may not know it yet; parts of the page call as this user from now on.
  useLayoutEffect(() => {
    if (context.user) storeUser(context.user)
  }, [context])
  // Loaded beforehand, since it says that there is no internet.
  useEffect(() => whenIdle(() => void import('#web/runtime/islands/toast.ts').catch(() => undefined)), [])
  useEffect(() => {
    const { user } = context
    // Imported here because the module needs the document.
    void import('#web/runtime/islands/hydrate-islands.ts').then(
      async () => user && (await import('#web/runtime/session/current-user.ts')).setUser(user),
    )
  }, [context])
  return (
    <QueryClientProvider client={client}>
      <Provider store={store}>
        <PageTexts language={context.language} messages={messages}>
          <SerializedPageContext value={serializedPage}>
            <CurrentPageContext value={page}>
              <SessionState />
              {children}
            </CurrentPageContext>
          </SerializedPageContext>
        </PageTexts>
      </Provider>
    </QueryClientProvider>
  )
}

/** Follows the browser's session; a component, because the store is provided above it. */
const SessionState = () => {
  useSessionState()
  return null
}

/** Server-rendered top of the page; its islands are hydrated separately. Rendered again only when the HTML changes. */
const Top = memo(({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own HTML (web/server/app-pages/serialize-page.tsx)
  <x-part of="top" dangerouslySetInnerHTML={{ __html: html }} />
))
