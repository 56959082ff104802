import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { Actor, User } from './actor.ts'
import type { ExpiredJwt } from './refusals.ts'
import type { SessionUser } from './session-user.ts'

type Visitor = Extract<Actor, { readonly kind: 'visitor' }>

/** Who stands behind what a request brings; bound by the plugin that keeps accounts. Both ask the database, so that an ended session ends at once. */
export interface Identity {
  /** The bearer of a token of the header `Authorization`, asking as this visitor. */
  ofBearer(jwt: string, visitor: Visitor): Effect.Effect<User, ExpiredJwt>
  /** The one whose browser keeps this refresh token, for drawing pages; nothing is rotated. `null` where there is none. */
  ofRefreshToken(refreshToken: string, visitor: Visitor): Effect.Effect<User | null>
  /** The user as their own browser keeps them. */
  sessionUserOf(user: User): Effect.Effect<SessionUser>
}
export const Identity = token<Identity>('core/Identity')
