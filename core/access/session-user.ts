import type { Language } from '#core/kernel/language.ts'
import type { AccountType } from './account-type.ts'
import type { Perms } from './permissions.ts'

/** Who has signed in, as their own browser keeps it (the specification's "User"); the bearer token is not among it. */
export interface SessionUser {
  readonly id: string
  /** First name. */
  readonly name: string
  readonly surname: string
  readonly email: string
  /** Address of the photo, `null` without one. */
  readonly avatar: string | null
  readonly language: Language
  readonly type: AccountType
  readonly perms: Perms
}
