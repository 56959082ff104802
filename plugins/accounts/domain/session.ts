import type { AccountType } from '#core/access/account-type.ts'
import { sessionLifetime } from '#core/access/session-lifetime.ts'
import { newId } from '#core/kernel/ids.ts'
import type { Account } from './account.ts'

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
  /** End of the session however much it is used (decision 207). */
  readonly ends_at: string
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
  | 'ended_by_operator'

/** Time for which the predecessor of a refresh token is accepted, for tabs that refresh at once, milliseconds (quality.md, "Sessions"). */
const gracePeriod = 10_000

/** Times after which sessions end however much they are used. */
interface SessionLimits {
  readonly ACCOUNTS_SESSION_DAYS: number
  readonly ACCOUNTS_STAFF_SESSION_HOURS: number
}

/** Returns the end of a session of an account of a type that begins now. */
export const endOf = (
  type: AccountType,
  { ACCOUNTS_SESSION_DAYS: days, ACCOUNTS_STAFF_SESSION_HOURS: hours }: SessionLimits,
  now: Date,
): Date => new Date(now.getTime() + (type === 'user' ? days * 24 : hours) * 3_600_000)

const expiryOf = (now: Date, endsAt: string): string => {
  const unused = new Date(now.getTime() + sessionLifetime.refreshTokenMs).toISOString()
  return unused < endsAt ? unused : endsAt
}

/** Creates a session that begins now. */
export const newSession = (accountId: string, device: string, secondFactor: boolean, now: Date, end: Date): Session => ({
  id: newId(),
  account_id: accountId,
  generation: 0,
  second_factor: secondFactor,
  device,
  opened_at: now.toISOString(),
  refreshed_at: now.toISOString(),
  expires_at: expiryOf(now, end.toISOString()),
  ends_at: end.toISOString(),
})

/** Returns the session after a token rotation. */
export const rotated = (session: Session, now: Date): Session => ({
  ...session,
  generation: session.generation + 1,
  refreshed_at: now.toISOString(),
  expires_at: expiryOf(now, session.ends_at),
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

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
]
const matchName = (names: typeof browsers, agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1]

/** Returns the display name of a device from its user agent: `Firefox, Windows`; `?` when it cannot be recognised. */
export const deviceName = (agent: string | undefined): string =>
  [matchName(browsers, agent ?? ''), matchName(systems, agent ?? '')].filter(Boolean).join(', ') || '?'

/** Account as a registration has stored it. */
export type Registered = Pick<Account, 'id' | 'password_hash'>

/** Parts of the token by which a browser is known to an account: a random number and its signature for that account. */
export interface DeviceToken {
  readonly number: string
  readonly signature: string
}

/** Returns the text that the signature of a device token covers. */
export const deviceTokenPayload = (accountId: string, number: string): string => `device ${accountId} ${number}`

/**
 * Returns the text that the signature of a device token covers until its account is activated; each registration has a
 * password hash of its own.
 */
export const registrationTokenPayload = ({ id, password_hash }: Registered, number: string): string =>
  `registration ${id} ${password_hash} ${number}`

/** Formats a device token for the cookie. */
export const formatDeviceToken = ({ number, signature }: DeviceToken): string => `${number}.${signature}`

/** Parses a device token from a cookie; `null` when its format is wrong. */
export const parseDeviceToken = (token: string): DeviceToken | null => {
  const [, number, signature] = /^([0-9a-f]{32})\.([\w-]{43})$/.exec(token) ?? []
  return number && signature ? { number, signature } : null
}
