import { networkOf } from './network-of.ts'

/**
 * Who asks. Passed as the first argument of every use-case; never ambient.
 * `address` identifies an anonymous caller for rate limits only and is never stored as it is.
 */
export type Actor = { readonly is: 'visitor'; readonly address: string } | { readonly is: 'operator' } | { readonly is: 'platform' }

/** The person at the command line, who may do all that commands do. */
export const operator: Actor = { is: 'operator' }

/** The platform itself: what it does at its hour, and what it does because something happened. */
export const platformItself: Actor = { is: 'platform' }

/** Someone who has not signed in, known by the network that the request came from. */
export const visitor = (address: string): Actor => ({ is: 'visitor', address: networkOf(address) })

/** The one whom a limit or the key of a request belongs to. */
export const callerOf = (actor: Actor): string => (actor.is === 'visitor' ? actor.address : actor.is)
