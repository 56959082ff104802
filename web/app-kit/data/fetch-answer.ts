import { type CallArguments, callApi } from '#web/runtime/api.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import type { ReadRoute } from './read-route.ts'

/**
 * Reads a route outside of rendering, such as the newest version of a record after a conflict; it changes nothing in
 * the cache of answers.
 */
export const fetchAnswer = <R extends ReadRoute>(route: R, ...args: CallArguments<R>): Promise<OutputOf<R>> => callApi(route, ...args)
