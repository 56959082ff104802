import { hash, verify } from '@node-rs/argon2'
import { Effect, Semaphore } from 'effect'
import type { Passwords } from '#core/ports/passwords.ts'

/** Argon2id as OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** So many at once at most: 76 MiB, and the threads that also read files stay free for others. */
const atOnce = 4

/** Of random bytes that nobody kept; no password has this hash. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$PLL50LEJc82AVDg/KaeyvA$A4G4UD9brtGSKhAibi9k54Aox+s3EJ0lry70p9JEKOY'

/** One spelling of letters that keyboards write in two ways (NIST SP 800-63B, 5.1.1.2). */
const spelt = (password: string) => password.normalize('NFKC')

/** Passwords by Argon2id, in threads of their own; who comes when all are busy waits. */
export const makePasswords = (): Passwords => {
  const inTurn = Semaphore.makeUnsafe(atOnce).withPermits(1)
  return {
    hash: (password) => inTurn(Effect.promise(() => hash(spelt(password), cost))),
    verify: (kept, password) =>
      inTurn(Effect.promise(() => verify(kept ?? nobodys, spelt(password)))).pipe(Effect.map((same) => same && kept !== null)),
  }
}
