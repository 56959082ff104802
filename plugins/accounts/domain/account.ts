import type { AccountType } from '#core/access/account-type.ts'
import type { PermissionsByFacility } from '#core/access/permissions.ts'
import type { SessionUser } from '#core/access/session-user.ts'
import type { Language } from '#core/kernel/language.ts'

/** An account as stored. Times are ISO 8601 UTC. */
export interface Account {
  readonly id: string
  /** Normalized by `normalizeEmail`; unique. */
  readonly email: string
  /** `null`: signing in by password is impossible. */
  readonly password_hash: string | null
  readonly first_name: string
  readonly last_name: string
  readonly type: AccountType
  readonly language: Language
  readonly status: 'registered' | 'active'
  readonly source: string
  readonly third_party_data: unknown
  readonly terms_version: string | null
  /** Random name in the URL of the photo. */
  readonly photo: string | null
  readonly version: number
  readonly created_at: string
  readonly activated_at: string | null
  /** Time until which a generated password may be replaced by an own one; it opens no session. `null`: the password is an own one. */
  readonly one_time_until: string | null
}

/** Returns the URL path of a photo. */
export const photoUrl = (photo: string | null): string | null => (photo === null ? null : `/api/v1/account/photo/${photo}`)

/** Builds the session user that the account's browser stores. */
export const sessionUser = (
  { id, first_name, last_name, email, photo, language, type }: Account,
  perms: PermissionsByFacility,
): SessionUser => ({
  id,
  name: first_name,
  surname: last_name,
  email,
  avatar: photoUrl(photo),
  language,
  type,
  perms,
})
