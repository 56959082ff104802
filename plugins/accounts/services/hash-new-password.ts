import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import { Validation } from '#core/plugin/transport-errors.ts'
import { PasswordStrength } from '#core/ports/password-strength.ts'
import { Passwords } from '#core/ports/passwords.ts'
import type { Account } from '../domain/account.ts'

/** Person whose password is set; `password_hash`: hash of the current one, `null` without. */
type Owner = Pick<Account, 'email' | 'first_name' | 'last_name' | 'password_hash'>

/** Minimum strength on the scale of zxcvbn; weaker passwords can be guessed online. */
const minScore = 2

/** Hashes a new password; fails when it is breached, too weak or the current one. `field`: form field that receives the error. */
export const HashNewPassword = define(
  'accounts/HashNewPassword',
  { passwordStrength: PasswordStrength, passwords: Passwords },
  ({ passwordStrength, passwords }) =>
    Effect.fn('accounts.hash-new-password')(function* (
      { email, first_name, last_name, password_hash }: Owner,
      password: string,
      field: string,
    ) {
      const { score, breached } = yield* passwordStrength.score(password, [email, first_name, last_name])
      if (breached) return yield* new Validation({ schema: { [field]: ['PASSWORD_BREACHED'] } })
      if (score < minScore) return yield* new Validation({ schema: { [field]: ['PASSWORD_TOO_WEAK'] } })
      if (password_hash !== null && (yield* passwords.verify(password_hash, password)))
        return yield* new Validation({ schema: { [field]: ['PASSWORD_UNCHANGED'] } })
      return yield* passwords.hash(password)
    }),
)
