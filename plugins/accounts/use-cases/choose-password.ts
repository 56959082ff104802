import { Effect } from 'effect'
import { Validation } from '#core/plugin/doorway-failures.ts'
import { token } from '#core/kernel/token.ts'
import type { PasswordStrength } from '#core/ports/password-judge.ts'
import type { Passwords } from '#core/ports/passwords.ts'

interface Dependencies {
  readonly judge: PasswordStrength
  readonly passwords: Passwords
}

/** What is below is guessed online (the scale of zxcvbn). */
const least = 2

/** The hash of a password that may be chosen; `field`: where it is told that it may not. */
export const makeChoosePassword = ({ judge: passwordStrength, passwords }: Dependencies) =>
  Effect.fn('accounts.choose-password')(function* (password: string, about: readonly string[], field: string) {
    const { score, breached } = yield* passwordStrength.score(password, about)
    if (breached) return yield* new Validation({ schema: { [field]: ['PASSWORD_BREACHED'] } })
    if (score < least) return yield* new Validation({ schema: { [field]: ['PASSWORD_TOO_WEAK'] } })
    return yield* passwords.hash(password)
  })

export type ChoosePassword = ReturnType<typeof makeChoosePassword>
export const ChoosePassword = token<ChoosePassword>('accounts/ChoosePassword')
