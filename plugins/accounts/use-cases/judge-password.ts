import { Effect } from 'effect'
import type { Actor } from '#core/access/actor.ts'
import { token } from '#core/kernel/token.ts'
import type { PasswordStrength } from '#core/ports/password-judge.ts'

/** How hard a password is to guess, while it is being chosen; nothing of it is kept. */
export const makeJudgePassword = ({ judge: passwordStrength }: { readonly judge: PasswordStrength }) =>
  Effect.fn('accounts.judge-password')(function* (
    _: Actor,
    { password, about = [] }: { readonly password: string; readonly about?: readonly string[] | undefined },
  ) {
    return yield* passwordStrength.score(password, about)
  })

export type JudgePassword = ReturnType<typeof makeJudgePassword>
export const JudgePassword = token<JudgePassword>('accounts/JudgePassword')
