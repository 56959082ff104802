import type { PasswordHashing } from '#adapters/passwords/argon2.ts'

/** The cheapest Argon2id, for tests that are not about hashing: with the recommended one, half of their time would be sign-ins. */
export const fastPasswordHashing: PasswordHashing = {
  memoryCost: 64,
  timeCost: 1,
  dummyHash: '$argon2id$v=19$m=64,t=1,p=1$2/8o3BX9VsiSDAc9sCBHCQ$F4xwo8BiEiHGj3yDxy4VoGeAXhMmYTqd2mhtJywjvOs',
}
