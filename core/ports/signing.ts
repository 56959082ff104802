import type { Effect } from 'effect'
import type { ExpiredJwt } from '#core/access/refusals.ts'
import { token } from '#core/kernel/token.ts'

/** Whose bearer token it is, and of which session. */
export interface BearerClaims {
  readonly account: string
  readonly session: string
}

/** What only this installation can write and check (`JWT_SECRETS`: the first signs, all verify). */
export interface Signing {
  /** A bearer token that lives for fifteen minutes (decisions §29). */
  bearer(claims: BearerClaims): Effect.Effect<string>
  /** What a bearer token says; one that is over, forged, of another installation or of a secret that is gone is refused alike. */
  claimsOf(jwt: string): Effect.Effect<BearerClaims, ExpiredJwt>
  /** Words that follow from a text and a secret, 43 characters each: that of the signing secret first, then those of the others. */
  sealsOf(text: string): readonly [string, ...string[]]
}
export const Signing = token<Signing>('core/Signing')
