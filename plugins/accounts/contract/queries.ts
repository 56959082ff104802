import type { Effect, Schema } from 'effect'
import type { AccountType } from '#core/access/account-type.ts'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'

/** Name, address and language of an account, for plugins that write to it. */
export interface AccountContact {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly language: Language
}

/** Queries about accounts for other plugins. */
export interface Accounts {
  /** Returns the existing accounts among the ids, in no particular order. */
  byIds(ids: readonly string[]): Effect.Effect<readonly AccountContact[]>
}
export const Accounts = token<Accounts>('accounts/Accounts')

/** Accounts of those who work for support. */
export interface SupportAccounts {
  list(): Effect.Effect<readonly AccountContact[]>
}
export const SupportAccounts = token<SupportAccounts>('accounts/SupportAccounts')

/** Account with what decides which rights it may be given; `confirmed`: its owner has proved the e-mail address and set a password. */
export interface AccountStanding extends AccountContact {
  readonly type: AccountType
  readonly confirmed: boolean
}

/** Queries about what accounts may be given, for plugins that grant rights. */
export interface AccountStandings {
  /** Returns the existing accounts among the ids, in no particular order. */
  ofIds(ids: readonly string[]): Effect.Effect<readonly AccountStanding[]>
  /** Returns the accounts of these addresses, in no particular order; addresses are compared in lower case. */
  ofEmails(emails: readonly string[]): Effect.Effect<readonly AccountStanding[]>
}
export const AccountStandings = token<AccountStandings>('accounts/AccountStandings')

/** Source of an account, and the data that a partner sent about it (features AC-01); support alone may see them. */
export interface AccountOrigin extends Omit<AccountContact, 'language'> {
  readonly source: string
  readonly third_party_data: Schema.Json
}

/** Queries about the origin of accounts, for plugins of support. */
export interface AccountOrigins {
  /** Returns the existing accounts among the ids, in no particular order. */
  originsOf(ids: readonly string[]): Effect.Effect<readonly AccountOrigin[]>
  /** Returns the account with an e-mail address; `null` when there is none. */
  originOfEmail(email: string): Effect.Effect<AccountOrigin | null>
  /** Returns the ids of at most 200 accounts with words in their names that begin so; letters `a` to `z` and digits. */
  idsNamed(words: readonly string[]): Effect.Effect<readonly string[]>
}
export const AccountOrigins = token<AccountOrigins>('accounts/AccountOrigins')
