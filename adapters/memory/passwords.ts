import { Effect } from 'effect'
import type { Passwords } from '#core/ports/passwords.ts'

/** Creates readable, cheap password hashes; `verified` lists the stored hashes that were checked, `null` for an unknown account. */
export const makePasswords = () => {
  let count = 0
  const verified: (string | null)[] = []
  const passwords: Passwords = {
    hash: (password) => Effect.sync(() => `hash${++count}:${password}`),
    verify: (storedHash, password) =>
      Effect.sync(() => {
        verified.push(storedHash)
        return storedHash !== null && storedHash.slice(storedHash.indexOf(':') + 1) === password
      }),
  }
  return { ...passwords, verified }
}
