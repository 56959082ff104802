import { sessionLifetime } from '#core/access/session-lifetime.ts'
import { newId } from '#core/kernel/ids.ts'

/**
 * A device on which an account is signed in: one family of refresh tokens, each of which replaces the one before. Times
 * are ISO 8601 UTC.
 */
export interface Session {
  readonly id: string
  readonly account_id: string
  /** Number of token rotations. */
  readonly generation: number
  /** True once a second factor was shown; a passkey is one. */
  readonly second_factor: boolean
  readonly device: string
  readonly opened_at: string
  readonly refreshed_at: string
  readonly expires_at: string
}

/** Reason why a session ended; `detail` of the error that its client receives. */
export type EndReason =
  | 'signed_out'
  | 'ended_elsewhere'
  | 'password_changed'
  | 'email_changed'
  | 'token_reused'
  | 'promoted'
  | 'factors_reset'
  | 'facility_accepted'

/** Time for which the predecessor of a refresh token is accepted, for tabs that refresh at once, milliseconds (quality.md, "Sessions"). */
const gracePeriod = 10_000

/** Creates a session that begins now. */
export const newSession = (accountId: string, device: string, secondFactor: boolean, now: Date): Session => ({
  id: newId(),
  account_id: accountId,
  generation: 0,
  second_factor: secondFactor,
  device,
  opened_at: now.toISOString(),
  refreshed_at: now.toISOString(),
  expires_at: new Date(now.getTime() + sessionLifetime.refreshTokenMs).toISOString(),
})

/** Returns the session after a token rotation. */
export const rotated = (session: Session, now: Date): Session => ({
  ...session,
  generation: session.generation + 1,
  refreshed_at: now.toISOString(),
  expires_at: new Date(now.getTime() + sessionLifetime.refreshTokenMs).toISOString(),
})

/** Returns true while the previous token is still accepted. */
export const isInGracePeriod = ({ refreshed_at }: Session, now: Date): boolean => refreshed_at >= gracePeriodStart(now).toISOString()

/** Returns the time since which a replaced token is still accepted. */
export const gracePeriodStart = (now: Date): Date => new Date(now.getTime() - gracePeriod)

/** Returns the text that the signature of a refresh token covers. */
export const refreshTokenPayload = ({ id, generation }: Pick<Session, 'id' | 'generation'>): string => `refresh ${id} ${generation}`

/** A parsed refresh token: session id, generation and the signature of both. */
export interface RefreshToken {
  readonly id: string
  readonly generation: number
  readonly signature: string
}

/** Formats a refresh token for the cookie. */
export const formatRefreshToken = ({ id, generation }: Pick<Session, 'id' | 'generation'>, signature: string): string =>
  `${id}.${generation}.${signature}`

/** Parses a refresh token from a cookie; `null` when its format is wrong. */
export const parseRefreshToken = (token: string): RefreshToken | null => {
  const [, id, generation, signature] = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})\.([\w-]{43})$/.exec(token) ?? []
  return id && generation && signature ? { id, generation: Number(generation), signature: signature } : null
}
