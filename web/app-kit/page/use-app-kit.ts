import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'jotai'
import { useEffect, useMemo, useState } from 'react'
import type { SerializedPage } from '#web/runtime/serialized-page.ts'
import { createQueryClient, storeAnswers } from '../data/query-client.ts'
import { badgesAtom, facilityIdAtom, type Store, userAtom } from '../state.ts'

/** Cache of answers and client state of a page. */
interface AppKit {
  readonly client: QueryClient
  readonly store: Store
}

const fillStore = (store: Store, { context, layoutData }: SerializedPage, params: Readonly<Record<string, string>>): Store => {
  store.set(userAtom, context.user)
  store.set(facilityIdAtom, params['facility'] ?? null)
  if (layoutData) store.set(badgesAtom, layoutData.data.badges)
  return store
}

/** Creates cache and state from the serialized page: anew for each request on the server; in the browser they live as long as the tab. */
export const useAppKit = (page: SerializedPage, params: Readonly<Record<string, string>>): AppKit => {
  const [client] = useState(createQueryClient)
  const [store] = useState(() => fillStore(createStore(), page, params))
  const { answers } = page
  // While rendering, so that the page finds its answers; observers hear of it later.
  useMemo(() => storeAnswers(client, answers), [client, answers])
  useEffect(() => void fillStore(store, page, params), [store, page, params])
  return { client, store }
}
