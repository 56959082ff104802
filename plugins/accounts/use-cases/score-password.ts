import { Effect } from 'effect'
import { handler } from '#core/plugin/handler.ts'
import { PasswordStrength } from '#core/ports/password-strength.ts'
import { accountsApi } from '../contract/api.ts'

/** Scores how hard a password is to guess while the user types it; nothing is stored. */
export const ScorePassword = handler(accountsApi.scorePassword, { passwordStrength: PasswordStrength }, ({ passwordStrength }) =>
  Effect.fn('accounts.score-password')(function* (_, { password, about = [] }) {
    return yield* passwordStrength.score(password, about)
  }),
)
