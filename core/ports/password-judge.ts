import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** What makes a password easy to guess, as messages name it. */
export const passwordWarnings = ['common', 'personal', 'name', 'word', 'keyboard', 'repeat', 'sequence', 'date'] as const

export type PasswordWarning = (typeof passwordWarnings)[number]

/** How hard a password is to guess. */
export interface PasswordScore {
  /** 0: guessed at once … 4: not within reach of anyone (the scale of zxcvbn). */
  readonly score: 0 | 1 | 2 | 3 | 4
  /** Among the most common passwords of known breaches, in whatever case; never to be taken. */
  readonly breached: boolean
  /** What helps a guesser most; `null` where nothing stands out. */
  readonly warning: PasswordWarning | null
}

/** Judges passwords where they are chosen. Nothing leaves this machine. */
export interface PasswordStrength {
  /** `about`: what a guesser may know of the one who chooses: names, e-mail address. Of a long password the first 72 characters count. */
  score(password: string, about: readonly string[]): Effect.Effect<PasswordScore>
}
export const PasswordStrength = token<PasswordStrength>('core/PasswordJudge')
