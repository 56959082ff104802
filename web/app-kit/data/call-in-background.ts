import { type CallArguments, callApi } from '#web/runtime/api.ts'
import type { AnyRoute, OutputOf } from '#web/runtime/api-types.ts'

/**
 * Calls a route for something that the user has not asked for by a button, and that may be done twice: marking as
 * seen, reserving, removing a leftover file. Nothing is shown; what the user does is a `useMutation` or a form, which
 * sends it once.
 */
export const callInBackground = <R extends AnyRoute>(route: R, ...args: CallArguments<R>): Promise<OutputOf<R>> => callApi(route, ...args)
