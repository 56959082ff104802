import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { AccountNotFound, EmailTaken } from '../contract/errors.ts'
import type { Account } from './account.ts'

/** Fields that a user may change without entering the password again. */
export type Changes = { readonly [Name in 'first_name' | 'last_name' | 'language']?: Account[Name] | undefined }

/** Data of a registration that a later one replaces. */
export type Registrant = Pick<Account, 'password_hash' | 'first_name' | 'last_name' | 'language' | 'terms_version'>

/** Repository of accounts. */
export interface AccountRepository {
  byEmail(email: string): Effect.Effect<Account | null>
  byId(id: string): Effect.Effect<Account, AccountNotFound>
  /**
   * Reads an account and locks it until the transaction ends, so that of two concurrent changes of its credentials the
   * second sees the first.
   */
  lock(id: string): Effect.Effect<Account, AccountNotFound>
  add(account: Account): Effect.Effect<void, EmailTaken>
  /** Replaces the registration of an account that was never activated; returns `null` when the address has none such. */
  renewRegistration(email: string, registrant: Registrant, at: string): Effect.Effect<Account | null>
  /** Deletes an account that was never activated; the address is free for its owner. */
  removeUnactivated(email: string): Effect.Effect<void>
  /** Activates a registered account; returns false when it was active already. */
  activate(id: string, at: string): Effect.Effect<boolean>
  /** Changes fields; fails when the stored version differs from `version`. `null` skips the check. */
  change(id: string, changes: Changes, version: number | null): Effect.Effect<Account, AccountNotFound | VersionConflict>
  /** Sets an own password, which ends a one-time password. */
  setPassword(id: string, hash: string): Effect.Effect<void>
  setEmail(id: string, email: string): Effect.Effect<void, EmailTaken>
  setType(id: string, type: Account['type']): Effect.Effect<void>
  /** Replaces the name of the photo; `null` removes it. Returns the earlier one, of parallel calls each another. */
  setPhoto(id: string, name: string | null): Effect.Effect<string | null>
  /** Returns whether an account has a photo of this name. */
  hasPhoto(name: string): Effect.Effect<boolean>
}
export const AccountRepository = token<AccountRepository>('accounts/AccountRepository')
