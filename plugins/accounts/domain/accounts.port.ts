import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { VersionConflict } from '#core/kernel/version-conflict.ts'
import type { AccountNotFound, EmailTaken } from '../contract/failures.ts'
import type { Account } from './account.ts'

/** What one may change of an account without proving anything. */
export type Changes = { readonly [Name in 'first_name' | 'last_name' | 'language']?: Account[Name] | undefined }

/** A photo as it is served. */
export interface Photo {
  readonly mime: string
  readonly bytes: Uint8Array
}

/** Where accounts are kept. */
export interface AccountStore {
  byEmail(email: string): Effect.Effect<Account | null>
  byId(id: string): Effect.Effect<Account, AccountNotFound>
  add(account: Account): Effect.Effect<void, EmailTaken>
  /** Whether it was waiting to be activated. */
  activate(id: string, at: string): Effect.Effect<boolean>
  /** `version`: the one that was edited, `null` for whichever there is. */
  change(id: string, changes: Changes, version: number | null): Effect.Effect<Account, AccountNotFound | VersionConflict>
  setPassword(id: string, hash: string): Effect.Effect<void>
  setEmail(id: string, email: string): Effect.Effect<void, EmailTaken>
  setType(id: string, type: Account['type']): Effect.Effect<void>
  /** Takes the place of the one before; `null` takes it away. */
  setPhoto(id: string, photo: (Photo & { readonly name: string }) | null): Effect.Effect<void>
  photo(name: string): Effect.Effect<Photo, AccountNotFound>
}
export const AccountStore = token<AccountStore>('accounts/AccountStore')
