import type { QueryClient } from '@tanstack/react-query'
import type { i18n as I18next } from 'i18next'
import { createStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { SerializedPage } from '#web/runtime/serialized-page.ts'
import { createQueryClient, storeAnswers } from '../data/query-client.ts'
import { createI18n } from '../i18n.ts'
import { badgesAtom, facilityIdAtom, type Store, userAtom } from '../state.ts'

/** Cache of answers, client state and texts of a page. */
interface AppKit {
  readonly client: QueryClient
  readonly store: Store
  readonly i18n: I18next
}

const fillStore = (store: Store, { context, layoutData }: SerializedPage, params: Readonly<Record<string, string>>): Store => {
  store.set(userAtom, context.user)
  store.set(facilityIdAtom, params['facility'] ?? null)
  if (layoutData) store.set(badgesAtom, layoutData.data.badges)
  return store
}

/**
 * Creates cache, state and texts from the serialized page: anew for each request on the server; in the browser the
 * first two live as long as the tab.
 */
export const useAppKit = (page: SerializedPage, params: Readonly<Record<string, string>>): AppKit => {
  const [client] = useState(createQueryClient)
  const [store] = useState(() => fillStore(createStore(), page, params))
  const { answers, messages, namespaces, context } = page
  // While rendering, so that the page finds its answers; observers hear of it later.
  useMemo(() => storeAnswers(client, answers), [client, answers])
  useEffect(() => void fillStore(store, page, params), [store, page, params])
  const i18n = useMemo(() => createI18n(context.language, messages, namespaces), [context.language, messages, namespaces])
  return { client, store, i18n }
}
