import { ExpiredJwt } from '#core/access/access-errors.ts'
import { checkAccess } from '#core/access/access-rule.ts'
import { type Actor, anonymous, type User } from '#core/access/actor.ts'
import type { Channel } from '#core/plugin/channels.ts'
import type { Authentication } from './authentication.ts'
import type { ProtocolFrame } from './client-frame.ts'

/** Frame by which a user authenticates. */
export type Credential = Extract<ProtocolFrame, { readonly jwt: string; readonly type: 'auth' } | { readonly ticket: string }>

/** Age from which on the user's permissions are read again before a message is handled, milliseconds. */
const maxAgeMs = 3000

interface Dependencies {
  readonly channel: Channel
  readonly address: string
  readonly authentication: Authentication
}

/** Creates the user of one websocket, a visitor until they authenticate. */
export const makeSocketUser = ({ channel, address, authentication }: Dependencies) => {
  let user: User | null = null
  let jwt: string | null = null
  let readAt = 0

  const set = (next: User | null, token: string | null) => {
    user = next
    jwt = token
    readAt = performance.now()
    return next
  }
  return {
    get: () => user,
    /** Authenticates; returns `null` for an invalid credential. */
    signIn: async (frame: Credential) =>
      'jwt' in frame
        ? set(await authentication.ofBearer(frame.jwt, address), frame.jwt)
        : set(await authentication.ofTicket(frame.ticket, address), null),
    /** Takes a newer token; returns false for that of another account. */
    renew: async (token: string): Promise<boolean> => {
      const next = await authentication.ofBearer(token, address)
      if (!user || next?.id !== user.id) return false
      set(next, token)
      return true
    },
    /** Returns whether the token is valid, which it counts as while the database is unreachable; after a ticket there is none. */
    hasValidToken: async (): Promise<boolean> => jwt !== null && (await authentication.ofBearer(jwt, address).catch(() => user)) !== null,
    /** Returns the client with its current permissions; throws a failure when it may not use the channel any more. */
    actor: async (): Promise<Actor> => {
      if (!user) return anonymous(address)
      if (jwt !== null && performance.now() - readAt > maxAgeMs) {
        const next = await authentication.ofBearer(jwt, address)
        if (!next) throw new ExpiredJwt()
        set(next, jwt)
      }
      const refusal = checkAccess(channel.access, user)
      if (refusal) throw refusal
      return user
    },
  }
}
