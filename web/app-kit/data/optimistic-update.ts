import type { QueryClient } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { keyOf } from './query-client.ts'
import type { ReadRoute } from './read-route.ts'

/** Changes an answer in the cache before the server confirms it; returns the function that takes the change back. */
export type OptimisticUpdate<Input> = (client: QueryClient, input: Input) => () => void

/** Declares an optimistic update of one answer: `updates(notificationsApi.showPreferences, undefined, (saved, change: Change) => …)`. */
export const updates =
  <R extends ReadRoute, Input>(
    route: R,
    readInput: InputOf<R> | undefined,
    change: (answer: OutputOf<R>, input: Input) => OutputOf<R>,
  ): OptimisticUpdate<Input> =>
  (client, input) => {
    const key = keyOf(route, readInput)
    // An answer on its way would overwrite the change.
    void client.cancelQueries({ queryKey: key })
    const before = client.getQueryData<OutputOf<R>>(key)
    if (before === undefined) return () => undefined
    client.setQueryData(key, change(before, input))
    return () => client.setQueryData(key, before)
  }
