import { useQueryClient } from '@tanstack/react-query'
import type { CallArguments } from '#web/runtime/api.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { inputOf, keyOf } from './query-client.ts'
import type { ReadRoute } from './read-route.ts'

/** Returns the function that changes an answer in the cache, when a response says what has changed and fetching again would be needless. */
export const useUpdateAnswer = <R extends ReadRoute>(route: R, ...args: CallArguments<R>): ((change: Partial<OutputOf<R>>) => void) => {
  const client = useQueryClient()
  return (change) =>
    client.setQueryData<OutputOf<R>>(keyOf(route, inputOf<R>(args)), (answer) =>
      answer === undefined ? undefined : ({ ...(answer as object), ...change } as OutputOf<R>),
    )
}
