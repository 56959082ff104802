import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { define } from '#core/kernel/define.ts'
import { PasswordStrength } from '#core/ports/password-strength.ts'

/** Scores how hard a password is to guess while the user types it; nothing is stored. */
export const ScorePassword = define('accounts/ScorePassword', { passwordStrength: PasswordStrength }, ({ passwordStrength }) =>
  Effect.fn('accounts.score-password')(function* (
    _: Actor,
    { password, about = [] }: { readonly password: string; readonly about?: readonly string[] | undefined },
  ) {
    return yield* passwordStrength.score(password, about)
  }),
)
