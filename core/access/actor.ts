import type { AccountType } from './account-type.ts'
import { networkOf } from './network-of.ts'
import type { Perms } from './permissions.ts'

/** Someone who has signed in, as the database knows them at this moment. */
export interface User {
  readonly kind: 'user'
  /** The account's id. */
  readonly id: string
  readonly type: AccountType
  readonly perms: Perms
  /** The session by which they are here. */
  readonly session: string
  /** The network that the request came from. */
  readonly address: string
  /** What the browser calls itself, cut to 200 characters. */
  readonly agent?: string
}

/**
 * Who asks. Passed as the first argument of every use-case; never ambient.
 * `address` identifies an anonymous caller for rate limits only and is never stored as it is.
 */
export type Actor =
  | { readonly kind: 'visitor'; readonly address: string; readonly agent?: string }
  | User
  | { readonly kind: 'operator' }
  | { readonly kind: 'platform' }

/** The person at the command line, who may do all that commands do. */
export const operator: Actor = { kind: 'operator' }

/** The platform itself: what it does at its hour, and what it does because something happened. */
export const system: Actor = { kind: 'platform' }

/** Someone who has not signed in, known by the network that the request came from, and what the browser calls itself. */
export const anonymous = (address: string, agent?: string): Extract<Actor, { readonly kind: 'visitor' }> => ({
  kind: 'visitor',
  address: networkOf(address),
  ...(agent && { agent: agent.slice(0, 200) }),
})

/** The one whom a limit or the key of a request belongs to. */
export const rateLimitKey = (actor: Actor): string =>
  actor.kind === 'visitor' ? actor.address : actor.kind === 'user' ? `account:${actor.id}` : actor.kind

/** Where a limit against guessing belongs, whoever is signed in: the network of the request. */
export const networkKey = (actor: Actor): string => ('address' in actor ? actor.address : actor.kind)
