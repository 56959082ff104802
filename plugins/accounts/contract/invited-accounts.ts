import type { Effect, Schema } from 'effect'
import type { Language } from '#core/kernel/language.ts'
import { token } from '#core/kernel/token.ts'
import type { EmailTaken } from './errors.ts'

/** Person for whom an account is created. */
export interface Invitation {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly language: Language
  /** Source of the account: `partner:bobas`. */
  readonly source: string
  /** Data that the source sent beside it; shown to support only. */
  readonly thirdPartyData: Schema.Json
}

/** New account with its one-time password, which is stored nowhere else. */
export interface InvitedAccount {
  readonly id: string
  readonly password: string
  /** Token of a link for setting an own password at once. */
  readonly token: string
}

/** Account of an address. */
export interface KnownAccount {
  readonly id: string
  readonly source: string
  /** Its owner has set an own password. */
  readonly accepted: boolean
}

/** Accounts that are created for people, for plugins that import them. Both methods run inside the caller's transaction. */
export interface InvitedAccounts {
  /** Returns the account of an address; `null` if there is none. */
  find(email: string): Effect.Effect<KnownAccount | null>
  /**
   * Creates an account whose generated password works for 72 hours, once, to set an own one (decisions §0.9). Unused,
   * it is deleted after 30 days.
   */
  invite(invitation: Invitation): Effect.Effect<InvitedAccount, EmailTaken>
}
export const InvitedAccounts = token<InvitedAccounts>('accounts/InvitedAccounts')
