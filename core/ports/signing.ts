import type { Effect } from 'effect'
import type { ExpiredJwt } from '#core/access/access-errors.ts'
import { token } from '#core/kernel/token.ts'

/** Account and session of a bearer token. */
export interface BearerClaims {
  readonly account: string
  readonly session: string
}

/** Signatures with the installation's secrets (`JWT_SECRETS`: the first signs, all verify). */
export interface Signing {
  /** Returns a bearer token valid for fifteen minutes (decisions §29). */
  signBearer(claims: BearerClaims): Effect.Effect<string>
  /** Verifies a bearer token and returns its claims; fails alike for expired, forged, foreign tokens and for removed secrets. */
  verifyBearer(jwt: string): Effect.Effect<BearerClaims, ExpiredJwt>
  /**
   * Returns message authentication codes of a text, 43 characters each: that of the signing secret first, then those of
   * the other secrets.
   */
  macsOf(text: string): readonly [string, ...string[]]
}
export const Signing = token<Signing>('core/Signing')
