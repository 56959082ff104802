import { networkOf } from './network-of.ts'

/**
 * Who asks. Passed as the first argument of every use-case; never ambient.
 * `address` identifies an anonymous caller for rate limits only and is never stored as it is.
 */
export type Actor = { readonly is: 'visitor'; readonly address: string } | { readonly is: 'operator' }

/** The person at the command line, who may do all that commands do. */
export const operator: Actor = { is: 'operator' }

/** Someone who has not signed in, known by the network that the request came from. */
export const visitor = (address: string): Actor => ({ is: 'visitor', address: networkOf(address) })

/** The one whom a limit or the key of a request belongs to. */
export const callerOf = (actor: Actor): string => (actor.is === 'visitor' ? actor.address : actor.is)
