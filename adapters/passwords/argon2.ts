import { hash, verify } from '@node-rs/argon2'
import { Effect, Semaphore } from 'effect'
import type { Passwords } from '#core/ports/passwords.ts'

/** Parameters of Argon2id, and a hash made with them that no password matches: it equalises the response time. */
export interface PasswordHashing {
  readonly memoryCost: number
  readonly timeCost: number
  readonly dummyHash: string
}

/** As OWASP's password storage cheat sheet recommends: 19 MiB, two passes, one lane. The dummy hash is of discarded random bytes. */
export const recommendedHashing: PasswordHashing = {
  memoryCost: 19_456,
  timeCost: 2,
  dummyHash: '$argon2id$v=19$m=19456,t=2,p=1$PLL50LEJc82AVDg/KaeyvA$A4G4UD9brtGSKhAibi9k54Aox+s3EJ0lry70p9JEKOY',
}

/** Maximum number of concurrent hashes: 76 MiB; leaves threads of the pool free for file access. */
const maxConcurrent = 4

/** Normalizes letters that keyboards encode in different ways (NIST SP 800-63B, 5.1.1.2). */
const normalized = (password: string) => password.normalize('NFKC')

/** Password hashing by Argon2id in the thread pool; further calls wait in a queue. */
export const makePasswords = ({ dummyHash, ...cost }: PasswordHashing = recommendedHashing): Passwords => {
  const limited = Semaphore.makeUnsafe(maxConcurrent).withPermits(1)
  return {
    hash: (password) => limited(Effect.promise(() => hash(normalized(password), { ...cost, parallelism: 1 }))),
    verify: (storedHash, password) =>
      limited(Effect.promise(() => verify(storedHash ?? dummyHash, normalized(password)))).pipe(
        Effect.map((same) => same && storedHash !== null),
      ),
  }
}
