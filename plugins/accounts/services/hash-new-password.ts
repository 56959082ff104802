import { Effect } from 'effect'
import { Validation } from '#core/plugin/transport-errors.ts'
import { token } from '#core/kernel/token.ts'
import type { PasswordStrength } from '#core/ports/password-strength.ts'
import type { Passwords } from '#core/ports/passwords.ts'

interface Dependencies {
  readonly passwordStrength: PasswordStrength
  readonly passwords: Passwords
}

/** Minimum strength on the scale of zxcvbn; weaker passwords can be guessed online. */
const minScore = 2

/** Hashes a new password; fails when it is breached or too weak. `field`: form field that receives the error. */
export const makeHashNewPassword = ({ passwordStrength, passwords }: Dependencies) =>
  Effect.fn('accounts.hash-new-password')(function* (password: string, about: readonly string[], field: string) {
    const { score, breached } = yield* passwordStrength.score(password, about)
    if (breached) return yield* new Validation({ schema: { [field]: ['PASSWORD_BREACHED'] } })
    if (score < minScore) return yield* new Validation({ schema: { [field]: ['PASSWORD_TOO_WEAK'] } })
    return yield* passwords.hash(password)
  })

export type HashNewPassword = ReturnType<typeof makeHashNewPassword>
export const HashNewPassword = token<HashNewPassword>('accounts/HashNewPassword')
