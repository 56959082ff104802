import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { VersionConflict } from '#core/kernel/version-conflict.ts'
import { hasAny, orFail, type TableStore } from '#core/ports/store.ts'
import { AccountNotFound, type EmailTaken } from '../contract/errors.ts'
import type { Account } from './account.ts'

/** Fields that a user may change without entering the password again. */
export type Changes = { readonly [Name in 'first_name' | 'last_name' | 'language']?: Account[Name] | undefined }

/** Data of a registration that a later one replaces. */
export type Registrant = Pick<Account, 'password_hash' | 'first_name' | 'last_name' | 'language' | 'terms_version'>

/** Creates the plain part of the repository of accounts. */
export const accountsOf = (accounts: TableStore<Account, EmailTaken>) => ({
  add: accounts.add,
  byEmail: (email: string) => accounts.first({ email }),
  byId: (id: string) => orFail(accounts.byId(id), AccountNotFound),
  /**
   * Reads an account and locks it until the transaction ends, so that of two concurrent changes of its credentials the
   * second sees the first.
   */
  lock: (id: string) => orFail(accounts.lock(id), AccountNotFound),
  /** Deletes an account that was never activated; the address is free for its owner. */
  removeUnactivated: (email: string) => Effect.asVoid(accounts.remove({ email, status: 'registered' })),
  /** Returns whether an account has a photo of this name. */
  hasPhoto: (photo: string) => hasAny(accounts.count({ photo })),
})

/** Repository of accounts. */
export interface AccountRepository extends ReturnType<typeof accountsOf> {
  /** Replaces the registration of an account that was never activated; returns `null` when the address has none such. */
  renewRegistration(email: string, registrant: Registrant, at: string): Effect.Effect<Account | null>
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
}
export const AccountRepository = token<AccountRepository>('accounts/AccountRepository')

/** A generated account for load tests. */
export interface GeneratedAccount {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
}

/** Inserts accounts in bulk, for load tests. */
export interface BulkAccountRepository {
  /** Inserts active accounts that share one password hash; `at`: time of activation. */
  add(accounts: readonly GeneratedAccount[], passwordHash: string, at: string): Effect.Effect<void>
  /** Refreshes the planner statistics of the table. */
  refreshStatistics(): Effect.Effect<void>
}
export const BulkAccountRepository = token<BulkAccountRepository>('accounts/BulkAccountRepository')

/** Photo of an account that an earlier version has stored in the database. */
export interface OldPhoto {
  readonly accountId: string
  readonly name: string
  readonly webp: Uint8Array
}

/** Photos that are not uploads yet. */
export interface OldPhotos {
  byName(name: string): Effect.Effect<OldPhoto | null>
  /** Locks one of them, with its account, until the transaction ends; `null` when all have been moved. */
  lockNext(): Effect.Effect<OldPhoto | null>
  remove(accountId: string): Effect.Effect<void>
}
export const OldPhotos = token<OldPhotos>('accounts/OldPhotos')
