import type { AccountType } from './account-type.ts'
import { networkOf } from './network-of.ts'
import type { PermissionsByFacility } from './permissions.ts'

/** Signed-in user, freshly loaded from the database. */
export interface User {
  readonly kind: 'user'
  /** Account id. */
  readonly id: string
  readonly type: AccountType
  readonly perms: PermissionsByFacility
  /** Current session. */
  readonly session: string
  /** Network of the request (see `networkOf`). */
  readonly address: string
  /** User agent, at most 200 characters. */
  readonly agent?: string
}

/**
 * Caller of a use-case. Always passed as its first argument, never ambient. `address` identifies an anonymous caller
 * for rate limits only and is never stored in plain form; `device` is the value of the device cookie.
 */
export type Actor =
  | { readonly kind: 'visitor'; readonly address: string; readonly agent?: string; readonly device?: string }
  | User
  | { readonly kind: 'operator' }
  | { readonly kind: 'platform' }

/** The person at the command line; may run every command. */
export const operator: Actor = { kind: 'operator' }

/** The platform itself, when it runs jobs and reactions. */
export const system: Actor = { kind: 'platform' }

/** Creates an anonymous actor from the address, the user agent and the device cookie of a request. */
export const anonymous = (address: string, agent?: string, device?: string | null): Extract<Actor, { readonly kind: 'visitor' }> => ({
  kind: 'visitor',
  address: networkOf(address),
  ...(agent && { agent: agent.slice(0, 200) }),
  ...(device && { device: device.slice(0, 200) }),
})

/** Returns the key by which rate limits and idempotency keys identify the actor. */
export const rateLimitKey = (actor: Actor): string =>
  actor.kind === 'visitor' ? actor.address : actor.kind === 'user' ? `account:${actor.id}` : actor.kind

/** Returns the key of limits of one browser: people behind one address have different ones, as far as their user agents differ. */
export const browserKey = (actor: Actor): string =>
  actor.kind === 'visitor' ? `${actor.address} ${actor.agent ?? ''}` : rateLimitKey(actor)

/** Returns the key of limits against guessing, independent of the signed-in user: the network of the request. */
export const networkKey = (actor: Actor): string => ('address' in actor ? actor.address : actor.kind)
