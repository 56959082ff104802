import type { Account } from './account.ts'

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
