import type { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'

/** Hashes and verifies passwords. */
export interface Passwords {
  /** Returns a salted hash; never the same one twice. */
  hash(password: string): Effect.Effect<string>
  /**
   * Returns whether the password matches the stored hash. With `null` (no such account) it returns false after the same
   * time as a real check.
   */
  verify(storedHash: string | null, password: string): Effect.Effect<boolean>
}
export const Passwords = token<Passwords>('core/Passwords')
