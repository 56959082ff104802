import type { ConsumedToken, StoredToken } from './one-time-tokens.port.ts'
import { tokenLifetimeMinutes } from './token-lifetimes.ts'

/** Returns the e-mail address that a token of an e-mail change restores or sets. */
export const emailOf = ({ payload }: StoredToken): string => (payload as { readonly email: string }).email

/** Returns the time of the change that an undo token was issued for. */
export const changeTimeOf = ({ expires_at }: ConsumedToken): string =>
  new Date(Date.parse(expires_at) - tokenLifetimeMinutes['email-undo'] * 60_000).toISOString()
