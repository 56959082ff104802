import type { AccountType } from '#core/access/account-type.ts'
import type { Perms } from '#core/access/permissions.ts'
import type { SessionUser } from '#core/access/session-user.ts'
import type { Language } from '#core/kernel/language.ts'

/** An account as the table keeps it. Times are ISO 8601 UTC. */
export interface Account {
  readonly id: string
  /** In small letters: it is looked up by it. */
  readonly email: string
  /** `null`: nobody can sign in by password. */
  readonly password_hash: string | null
  readonly first_name: string
  readonly last_name: string
  readonly type: AccountType
  readonly language: Language
  readonly status: 'registered' | 'active'
  readonly source: string
  readonly third_party_data: unknown
  readonly terms_version: string | null
  /** The word under which the photo is served. */
  readonly photo: string | null
  readonly version: number
  readonly created_at: string
  readonly activated_at: string | null
}

/** An address as accounts are known by it: mails reach it in any letters. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** The address of a photo. */
export const photoAddress = (photo: string | null): string | null => (photo === null ? null : `/api/v1/account/photo/${photo}`)

/** What the account's own browser keeps of it. */
export const sessionUser = ({ id, first_name, last_name, email, photo, language, type }: Account, perms: Perms): SessionUser => ({
  id,
  name: first_name,
  surname: last_name,
  email,
  avatar: photoAddress(photo),
  language,
  type,
  perms,
})
