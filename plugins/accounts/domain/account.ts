import type { AccountType } from '#core/access/account-type.ts'
import type { PermissionsByFacility } from '#core/access/permissions.ts'
import type { SessionUser } from '#core/access/session-user.ts'
import { generateToken } from '#core/kernel/ids.ts'
import type { Language } from '#core/kernel/language.ts'
import type { AccountView, SecondFactorView } from '../contract/account.ts'

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

/** Builds the view of an account; with `asSupport` it includes origin and third-party data. */
export const accountView = (
  account: Account,
  perms: PermissionsByFacility,
  second_factor: SecondFactorView,
  asSupport: boolean,
): AccountView => ({
  ...sessionUser(account, perms),
  status: account.status,
  source: asSupport ? account.source : null,
  third_party_data: asSupport ? (account.third_party_data as AccountView['third_party_data']) : null,
  second_factor,
  created_at: account.created_at,
  version: account.version,
})

/** Returns the name of a photo in its address: the id of its upload without hyphens. */
export const photoNameOf = (uploadId: string): string => uploadId.replaceAll('-', '')

/** Returns the id of the upload of a photo. */
export const uploadIdOf = (name: string): string => name.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** Subject to which the upload of an account's photo is attached. */
export const photoSubject = (accountId: string): string => `accounts.account:${accountId}`

/** Generates a password of sixteen hexadecimal digits in groups of four: 64 random bits, easy to read out. */
export const generatePassword = (): string => (generateToken().slice(0, 16).match(/.{4}/g) ?? []).join('-')
