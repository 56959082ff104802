import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { ExpiredJwt } from './access-errors.ts'
import type { Actor, User } from './actor.ts'
import type { SessionUser } from './session-user.ts'

type Visitor = Extract<Actor, { readonly kind: 'visitor' }>

/**
 * Authentication of requests, bound by the accounts plugin. Both lookups query the database, so that a closed session
 * takes effect immediately.
 */
export interface Identity {
  /** Returns the user of a bearer token from the `Authorization` header. */
  userOfBearerToken(jwt: string, visitor: Visitor): Effect.Effect<User, ExpiredJwt>
  /** Returns the user of a refresh-token cookie, for rendering pages, without rotating the token; `null` when it is not valid. */
  userOfRefreshToken(refreshToken: string, visitor: Visitor): Effect.Effect<User | null>
  /** Returns those of the sessions that have not ended. */
  activeSessions(sessions: readonly string[]): Effect.Effect<ReadonlySet<string>>
  /** Returns the data of the user that is sent to their own browser. */
  sessionUserOf(user: User): Effect.Effect<SessionUser>
}
export const Identity = token<Identity>('core/Identity')
