import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Keeps passwords so that nobody can read them. */
export interface Passwords {
  /** What is kept instead of the password; never twice the same. */
  hash(password: string): Effect.Effect<string>
  /** Whether the password is the one that was kept. `null`: nobody has one; the answer is no and takes as long as any other. */
  verify(kept: string | null, password: string): Effect.Effect<boolean>
}
export const Passwords = token<Passwords>('core/Passwords')
