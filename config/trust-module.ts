import { makeOneTimeCodes } from '#adapters/factors/one-time-codes.ts'
import { makePasskeys } from '#adapters/factors/passkeys.ts'
import { makePasswords } from '#adapters/passwords/argon2.ts'
import { makePasswordJudge } from '#adapters/passwords/judge.ts'
import { makeSealing } from '#adapters/tokens/sealing.ts'
import { makeSigning } from '#adapters/tokens/signing.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { PasswordJudge } from '#core/ports/password-judge.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Sealing } from '#core/ports/sealing.ts'
import { Signing } from '#core/ports/signing.ts'
import type { Provide } from '#core/plugin/wiring.ts'
import type { Ingredients } from './ingredients.ts'

type Trusted = Required<Pick<Ingredients, 'secrets' | 'installation' | 'clock'>>

/** Passwords, second factors and signed words: the cryptography of an installation and its secrets. */
export const wireTrust = (provide: Provide, { secrets, installation, clock }: Trusted): void => {
  provide(Passwords, makePasswords, {})
  provide(PasswordJudge, () => makePasswordJudge(), {})
  provide(Sealing, () => makeSealing({ secrets }), {})
  provide(Signing, () => makeSigning({ secrets, clock }), {})
  provide(OneTimeCodes, makeOneTimeCodes, {})
  provide(Passkeys, () => makePasskeys(installation), {})
}
