import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** What an account has beside its password. */
export interface FactorsHeld {
  readonly totp: boolean
  readonly passkeys: number
  /** Recovery codes that are left. */
  readonly recovery_codes: number
}

/** The secret that an app makes codes of, sealed; it counts once `confirmed`. */
export interface KeptTotp {
  readonly secret: string
  readonly confirmed: boolean
}

/** Where the secrets of apps and recovery codes are kept. */
export interface Factors {
  held(accountId: string): Effect.Effect<FactorsHeld>
  totp(accountId: string): Effect.Effect<KeptTotp | null>
  /** Keeps a secret that waits to be confirmed, in place of one that still waits; false where one counts already. */
  begin(accountId: string, sealed: string, at: string): Effect.Effect<boolean>
  /** From now on it counts; false where it does already, or another took its place. */
  confirm(accountId: string, sealed: string, step: number, at: string): Effect.Effect<boolean>
  /** Uses a step up, and all before it; false where it was used. */
  takeStep(accountId: string, step: number): Effect.Effect<boolean>
  /** Takes secret and recovery codes away; false where none counted. */
  remove(accountId: string): Effect.Effect<boolean>
  setRecoveryCodes(accountId: string, codes: readonly string[]): Effect.Effect<void>
  /** Uses a recovery code up; false where there is none. */
  takeRecoveryCode(accountId: string, code: string): Effect.Effect<boolean>
  /** Secrets that are not sealed by the present key. */
  sealedBefore(mark: string): Effect.Effect<readonly { readonly account_id: string; readonly secret: string }[]>
  /** Puts the same secret, sealed anew, in its place; one that has changed since stays. */
  reseal(accountId: string, before: string, sealed: string): Effect.Effect<void>
}
export const Factors = token<Factors>('accounts/Factors')
