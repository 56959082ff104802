import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Second factors of an account. */
export interface SecondFactorSummary {
  readonly totp: boolean
  readonly passkeys: number
  /** Number of unused recovery codes. */
  readonly recovery_codes: number
}

/** The encrypted TOTP secret of an account; it is in force once `confirmed`. */
export interface StoredTotp {
  readonly secret: string
  readonly confirmed: boolean
}

/** Repository of TOTP secrets and recovery codes. */
export interface SecondFactorRepository {
  summaryOf(accountId: string): Effect.Effect<SecondFactorSummary>
  totp(accountId: string): Effect.Effect<StoredTotp | null>
  /** Stores an unconfirmed secret, replacing an earlier unconfirmed one; returns false when a confirmed one exists. */
  startTotp(accountId: string, encryptedSecret: string, at: string): Effect.Effect<boolean>
  /** Confirms the secret; returns false when it is confirmed already or was replaced. */
  confirmTotp(accountId: string, encryptedSecret: string, step: number, at: string): Effect.Effect<boolean>
  /** Marks a TOTP time step and all earlier ones as used; returns false when it was used already. */
  consumeStep(accountId: string, step: number): Effect.Effect<boolean>
  /** Deletes the secret and the recovery codes; returns false when no confirmed secret existed. */
  removeTotp(accountId: string): Effect.Effect<boolean>
  /**
   * Deletes an authenticator app that was confirmed, with its recovery codes, and passkeys that were added at a time or
   * later; returns their number.
   */
  removeAddedSince(accountId: string, at: string): Effect.Effect<number>
  setRecoveryCodes(accountId: string, codes: readonly string[]): Effect.Effect<void>
  /** Deletes a recovery code; returns false when it does not exist. */
  consumeRecoveryCode(accountId: string, code: string): Effect.Effect<boolean>
  /** Returns secrets that were not encrypted with the current key. */
  encryptedWithOldKey(currentKeyPrefix: string): Effect.Effect<readonly { readonly account_id: string; readonly secret: string }[]>
  /** Replaces an encrypted secret, unless it has changed since it was read. */
  replaceSecret(accountId: string, previous: string, encryptedSecret: string): Effect.Effect<void>
}
export const SecondFactorRepository = token<SecondFactorRepository>('accounts/SecondFactorRepository')
