import { type UseSuspenseQueryResult, useSuspenseQuery } from '@tanstack/react-query'
import { type ApiError, type CallArguments, callApi } from '#web/runtime/api.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { inputOf, keyOf } from './query-client.ts'
import type { ReadRoute } from './read-route.ts'

/**
 * Reads a route: `const { data } = useQuery(accountsApi.showAccount, { id })`. An answer that the page brought is used at once; any other is fetched while the
 * `QueryBoundary` around the component shows its skeleton or, after an error, offers to try again.
 */
export const useQuery = <R extends ReadRoute>(route: R, ...args: CallArguments<R>): UseSuspenseQueryResult<OutputOf<R>, ApiError> => {
  const input = inputOf<R>(args)
  return useSuspenseQuery<OutputOf<R>, ApiError>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => callApi(route, ...([input, { signal }] as unknown as CallArguments<R>)),
  })
}
