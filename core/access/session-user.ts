import type { Language } from '#core/kernel/language.ts'
import type { AccountType } from './account-type.ts'
import type { PermissionsByFacility } from './permissions.ts'

/** Signed-in user as sent to their own browser (the specification's "User"), without the bearer token. */
export interface SessionUser {
  readonly id: string
  /** First name. */
  readonly name: string
  readonly surname: string
  readonly email: string
  /** URL of the photo; `null` when there is none. */
  readonly avatar: string | null
  readonly language: Language
  readonly type: AccountType
  readonly perms: PermissionsByFacility
}
