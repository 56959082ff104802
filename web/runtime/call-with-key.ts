import { ApiError, type CallArguments, callApi } from './api.ts'
import type { AnyRoute, OutputOf } from './api-types.ts'

/** Attempts while the first request with the same key runs in another process of the server. */
const maxAttempts = 15

/** Calls a route as `callApi` does. */
export type CallApi = <R extends AnyRoute>(route: R, ...args: CallArguments<R>) => Promise<OutputOf<R>>

/**
 * Returns `callApi` with an `Idempotency-Key`, by which the server does a repeated call once. While the first call
 * still runs elsewhere, it waits for its result.
 */
export const callWithKey =
  (key: string): CallApi =>
  async (route, ...[input, options]) => {
    const headers = { ...options?.headers, 'idempotency-key': key }
    const call = () => callApi(route, ...([input, { ...options, headers }] as unknown as CallArguments<typeof route>))
    for (let attempt = 1; ; attempt++) {
      try {
        return await call()
      } catch (error) {
        const isRunning = error instanceof ApiError && error.problem.code === 'error/idempotency-key-in-use'
        if (!isRunning || attempt === maxAttempts) throw error
        await new Promise((done) => setTimeout(done, 1000 * (error.problem.retryAfter ?? 1)))
      }
    }
  }
