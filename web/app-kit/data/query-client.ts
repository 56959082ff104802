import { QueryClient } from '@tanstack/react-query'
import type { CallArguments } from '#web/runtime/api.ts'
import type { AnyRoute, InputOf } from '#web/runtime/api-types.ts'
import { isConnectionLost } from './error-text.ts'

/** Time for which an answer counts as fresh, milliseconds: hydration and navigation fetch nothing that the server has just sent. */
const staleTime = 30_000

/** Attempts after a lost connection; other errors are shown at once. */
const maxRetries = 2

/** Creates the cache of answers: one for each browser tab, and one for each request on the server. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without internet a call fails and says so; otherwise it would wait in silence until there is some again.
      queries: {
        staleTime,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (attempts, error) => attempts < maxRetries && isConnectionLost(error),
      },
      mutations: { networkMode: 'always' },
    },
  })

/** Key of an answer in the cache: the route's text, then the input. */
export type AnswerKey = readonly [route: string, input: object]

/** Returns the key of an answer, the same on server and browser. */
export const keyOf = <R extends AnyRoute>(route: R, input?: InputOf<R>): AnswerKey => [`${route}`, input ?? {}]

/** Answer that travels with the page as JSON. It carries no time: the browser stamps it with its own clock. */
export type Answer = readonly [key: AnswerKey, data: unknown]

/** Stores the answers that came with a page. */
export const storeAnswers = (client: QueryClient, answers: readonly Answer[]): void => {
  for (const [key, data] of answers) client.setQueryData(key, data)
}

/** Reads the input from the arguments of a call. */
export const inputOf = <R extends AnyRoute>([input]: CallArguments<R>): InputOf<R> | undefined => input
