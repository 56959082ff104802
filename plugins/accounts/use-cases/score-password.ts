import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { PasswordStrength } from '#core/ports/password-strength.ts'

/** Scores how hard a password is to guess while the user types it; nothing is stored. */
export const makeScorePassword = ({ passwordStrength }: { readonly passwordStrength: PasswordStrength }) =>
  Effect.fn('accounts.score-password')(function* (
    _: Actor,
    { password, about = [] }: { readonly password: string; readonly about?: readonly string[] | undefined },
  ) {
    return yield* passwordStrength.score(password, about)
  })

export type ScorePassword = ReturnType<typeof makeScorePassword>
export const ScorePassword = token<ScorePassword>('accounts/ScorePassword')
