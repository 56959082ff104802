import { makeOneTimeCodes } from '#adapters/factors/one-time-codes.ts'
import { makePasskeys } from '#adapters/factors/passkeys.ts'
import { makePasswords } from '#adapters/passwords/argon2.ts'
import { makePasswordJudge } from '#adapters/passwords/judge.ts'
import { makeSealing } from '#adapters/tokens/sealing.ts'
import { makeSigning } from '#adapters/tokens/signing.ts'
import { OneTimeCodes } from '#core/ports/one-time-codes.ts'
import { Passkeys } from '#core/ports/passkeys.ts'
import { PasswordStrength } from '#core/ports/password-judge.ts'
import { Passwords } from '#core/ports/passwords.ts'
import { Encryption } from '#core/ports/sealing.ts'
import { Signing } from '#core/ports/signing.ts'
import type { Bind } from '#core/plugin/wiring.ts'
import type { PlatformOptions } from './ingredients.ts'

type Trusted = Required<Pick<PlatformOptions, 'secrets' | 'installation' | 'clock'>>

/** Passwords, second factors and signed words: the cryptography of an installation and its secrets. */
export const wireTrust = (bind: Bind, { secrets, installation, clock }: Trusted): void => {
  bind(Passwords, makePasswords, {})
  bind(PasswordStrength, () => makePasswordJudge(), {})
  bind(Encryption, () => makeSealing({ secrets }), {})
  bind(Signing, () => makeSigning({ secrets, clock }), {})
  bind(OneTimeCodes, makeOneTimeCodes, {})
  bind(Passkeys, () => makePasskeys(installation), {})
}
