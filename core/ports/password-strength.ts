import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Reasons why a password is easy to guess; each has a message. */
export const passwordWarnings = ['common', 'personal', 'name', 'word', 'keyboard', 'repeat', 'sequence', 'date'] as const

export type PasswordWarning = (typeof passwordWarnings)[number]

/** Strength of a password. */
export interface PasswordScore {
  /** From 0 (guessed at once) to 4 (very hard to guess), the scale of zxcvbn. */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Among the most common passwords of known breaches, ignoring case; such a password must be rejected. */
  readonly breached: boolean
  /** The main weakness; `null` when there is none. */
  readonly warning: PasswordWarning | null
}

/** Rates new passwords locally; no external service is called. */
export interface PasswordStrength {
  /**
   * `about`: data about the person that an attacker may know (names, e-mail address). Only the first 72 characters of a
   * password are rated.
   */
  score(password: string, about: readonly string[]): Effect.Effect<PasswordScore>
}
export const PasswordStrength = token<PasswordStrength>('core/PasswordStrength')
