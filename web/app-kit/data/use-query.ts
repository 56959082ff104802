import { type UseSuspenseQueryResult, useSuspenseQuery } from '@tanstack/react-query'
import { ApiError, type CallArguments, callApi } from '#web/runtime/api.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { inputOf, keyOf } from './query-client.ts'
import type { ReadRoute } from './read-route.ts'

/**
 * Reads a route: `const { data } = useQuery(accountsApi.showAccount, { id })`. An answer that the page brought is used
 * at once; any other is fetched while the `QueryBoundary` around the component shows its skeleton or, after an error,
 * offers to try again.
 */
export const useQuery = <R extends ReadRoute>(route: R, ...args: CallArguments<R>): UseSuspenseQueryResult<OutputOf<R>, ApiError> => {
  const input = inputOf<R>(args)
  return useSuspenseQuery<OutputOf<R>, ApiError>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) => callApi(route, ...([input, { signal }] as unknown as CallArguments<R>)),
  })
}

/**
 * Reads a route as `useQuery` does; `null` for what is not found. A page that declares it by `queryIfFound` has the
 * answer from the beginning.
 */
export const useQueryIfFound = <R extends ReadRoute>(
  route: R,
  ...args: CallArguments<R>
): UseSuspenseQueryResult<OutputOf<R> | null, ApiError> => {
  const input = inputOf<R>(args)
  return useSuspenseQuery<OutputOf<R> | null, ApiError>({
    queryKey: keyOf(route, input),
    queryFn: ({ signal }) =>
      callApi(route, ...([input, { signal }] as unknown as CallArguments<R>)).catch((error: unknown) => {
        if (error instanceof ApiError && error.problem.status === 404) return null
        throw error
      }),
  })
}
